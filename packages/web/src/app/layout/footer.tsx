import type { ReactNode } from "react";
import { cityName, footerLocationSlugs } from "@vanfettle/contract/location/featured-cities";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { Brand } from "../../ui/brand.tsx";
import { Claim, useShownClaims } from "../../ui/claim.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkItems, type PageLink } from "../../ui/link-items.tsx";
import { OperatorDetails } from "../../ui/operator-details.tsx";
import { useYear } from "../../ui/use-today.ts";

const serviceLinks: readonly PageLink[] = [
  ["Van servicing", pages.vanServicing.canonical],
  ["Van MOT", pages.motLanding.canonical],
  ["MOT stations near you", pages.garages.canonical],
  ["Fleet check", pages.fleetCheck.canonical],
  ...servicePages.map(({ label, path }) => [label, path] as const),
];
const placeLinks: readonly PageLink[] = footerLocationSlugs.map((slug) => [
  cityName(slug),
  servicingPath(slug),
]);
const legalLinks: readonly PageLink[] = [
  ["Privacy policy", pages.privacyPolicy.canonical],
  ["Terms of service", pages.termsOfService.canonical],
  ["Cookie policy", pages.cookiePolicy.canonical],
  ["Complaints about data", `${pages.privacyPolicy.canonical}#complaints`],
  ["For developers", pages.developers.canonical],
  ["Your booking request", pages.yourBooking.canonical],
  ["Data and claims", pages.dataAndClaims.canonical],
  ["All regions and counties", pages.sitemap.canonical],
];
const networks = { facebook: "Facebook", instagram: "Instagram", x: "X" } as const;

const Column = ({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly PageLink[];
  children?: ReactNode;
}) => (
  <div>
    <h2 className="footer-title">{title}</h2>
    <ul className="footer-links">
      <LinkItems links={links} />
      {children}
    </ul>
  </div>
);

/** Lists the social networks. A network without an address is plain text. */
const Social = () => (
  <ul className="footer-social" aria-label="Social networks">
    {(Object.keys(networks) as (keyof typeof networks)[]).map((key) => {
      const url = site.social[key];
      return <li key={key}>{url ? <a href={url}>{networks[key]}</a> : networks[key]}</li>;
    })}
  </ul>
);

export function Footer() {
  const year = useYear();
  const isShown = useShownClaims();
  return (
    <footer className="footer on-dark">
      <div className="wrap footer-grid">
        <div>
          <Brand />
          <p>
            {isShown("certifiedGarages") ? (
              <Claim name="certifiedGarages" />
            ) : (
              "Connecting van owners with garages across the UK"
            )}
            .
          </p>
          <div className="footer-everywhere">
            <Icon name="pin" />
            <p>
              <Claim name="allLocations" />
            </p>
            <Social />
          </div>
        </div>
        <Column title="Services" links={serviceLinks} />
        <Column title="Popular locations" links={placeLinks} />
        <Column title="Legal and help" links={legalLinks}>
          <li>
            <a href="/sitemap.xml">Sitemap</a>
          </li>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </Column>
      </div>
      <div className="footer-end">
        <div className="wrap footer-end-row">
          <p>
            <span>{`© ${year} ${site.brand}. `}</span>
            <OperatorDetails />
          </p>
          <p>Powered by a partnership with a garage-booking provider</p>
        </div>
      </div>
    </footer>
  );
}
