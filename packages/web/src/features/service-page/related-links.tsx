import { cityName, popularCitySlugs } from "@vanfettle/contract/locations/featured-cities";
import { pages, servicingPath, type PageName } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";

const services = [
  { page: "brakeRepairs", label: "Brake repairs" },
  { page: "oilChanges", label: "Oil changes" },
  { page: "vanDiagnostics", label: "Van diagnostics" },
  { page: "motLanding", label: "Van MOT" },
] as const;

/** Links to the other services and to the popular cities. */
export function RelatedLinks({ current }: { current: PageName }) {
  const links = [
    ...services.filter(({ page }) => page !== current).map(({ page, label }) => ({ label, to: pages[page].canonical })),
    ...popularCitySlugs.map((slug) => ({ label: `Garages in ${cityName(slug)}`, to: servicingPath(slug) })),
    { label: "All regions", to: pages.vanServicing.canonical },
  ];
  return (
    <Section title="More for your van">
      <ul className="link-list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
