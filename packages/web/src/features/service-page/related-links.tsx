import { cityName, popularCitySlugs } from "@vanfettle/contract/locations/featured-cities";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { servicePages, type ServicePageName } from "@vanfettle/contract/services";
import { Link } from "react-router";
import { Section } from "../../ui/section.tsx";

/** Links to the other services and to the popular cities. */
export function RelatedLinks({ current }: { current: ServicePageName }) {
  const links = [
    ...servicePages.filter(({ name }) => name !== current).map(({ label, path }) => ({ label, to: path })),
    { label: "Van MOT", to: pages.motLanding.canonical },
    ...popularCitySlugs.map((slug) => ({ label: `Garages in ${cityName(slug)}`, to: servicingPath(slug) })),
    { label: "All regions", to: pages.vanServicing.canonical },
  ];
  return (
    <Section title="More for your van">
      <ul className="link-list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
