import { pages } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { Link } from "react-router";
import { Figures } from "../../ui/figures.tsx";

const links = [
  ["Van servicing", pages.home.canonical],
  ["Van MOT", pages.motLanding.canonical],
  ["MOT stations near you", pages.garages.canonical],
  ["Van check: MOT date and class", pages.vanCheck.canonical],
  ["Fleet check: up to 25 vans", pages.fleetCheck.canonical],
  ...servicePages.map(({ label, path }) => [label, path] as const),
  ["Data and claims", pages.dataAndClaims.canonical],
  ["Privacy policy", pages.privacyPolicy.canonical],
  ["Terms of service", pages.termsOfService.canonical],
  ["Cookie policy", pages.cookiePolicy.canonical],
  ["For developers", pages.developers.canonical],
] as const;

/** Links to the pages that are not about one place. */
export function SitemapPages() {
  return (
    <>
      <Figures as="ul" of="terms" className="link-list" aria-label="Services and information">
        {links.map(([label, path]) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </Figures>
      <p className="note mt-4">
        Search engines read the <a href="/sitemap.xml">XML sitemap</a>. The software of other authors in this site has{" "}
        <a href="/third-party-notices.txt">notices and licences</a> of its own.
      </p>
    </>
  );
}
