import { pagesOfKind } from "@vanfettle/contract/indexed-pages";
import { countiesByRegion } from "@vanfettle/contract/location/counties";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { locationPath, pages } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { LinkItems, type PageLink } from "../ui/link-items.tsx";
import { Link } from "../ui/link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Section } from "../ui/section.tsx";
import "./sitemap.css";

const links: PageLink[] = [
  ["Van servicing", pages.home.canonical],
  ["Van MOT", pages.motLanding.canonical],
  ["MOT stations near you", pages.garages.canonical],
  ["Van check: MOT date and class", pages.vanCheck.canonical],
  ["Fleet check: up to 25 vans", pages.fleetCheck.canonical],
  ...servicePages.map(({ label, path }) => [label, path] as const),
  ["Your MOT station's entry", pages.yourStation.canonical],
  ["Data and claims", pages.dataAndClaims.canonical],
  ["Privacy policy", pages.privacyPolicy.canonical],
  ["Terms of service", pages.termsOfService.canonical],
  ["Cookie policy", pages.cookiePolicy.canonical],
  ["For developers", pages.developers.canonical],
];

type AreaLinksProps = { kind: "region" | "county"; name: string; slug: string };

const linkLabels = {
  servicingLocation: "Servicing",
  motLocation: "MOT",
  motAToZ: "MOT A to Z",
} as const;

/**
 * Links to the pages of a region or county, with its name for screen readers that list links out of
 * context.
 */
function AreaLinks({ kind, name, slug }: AreaLinksProps) {
  const area = <span className="sr-only">{` in ${nameInSentence(name)}`}</span>;
  return (
    <span>
      {pagesOfKind[kind].map((page) => (
        <Link key={page} to={locationPath(page, slug)}>
          {linkLabels[page]}
          {area}
        </Link>
      ))}
    </span>
  );
}

export const Component = () => (
  <>
    <PageHeader
      page="sitemap"
      eyebrow="Sitemap"
      title="All regions and counties"
      lead="Every region and county of the UK, each with a page on van servicing and one on the van MOT. The servicing page of a county and its MOT A to Z list its cities, towns and villages."
    />
    <Section title="Services and information">
      <ul className="link-list" aria-label="Services and information">
        <LinkItems links={links} />
      </ul>
      <p className="note mt-4">
        Search engines read the <a href="/sitemap.xml">XML sitemap</a>. The software of other
        authors in this site has <a href="/third-party-notices.txt">notices and licences</a> of its
        own.
      </p>
    </Section>
    <section className="section band">
      <div className="wrap">
        <h2>Regions and counties</h2>
        <div className="sitemap-regions">
          {regions.map(({ name, slug }) => (
            <section key={slug} className="card" aria-labelledby={`region-${slug}`}>
              <div className="sitemap-row">
                <h3 id={`region-${slug}`}>{name}</h3>
                <AreaLinks kind="region" name={name} slug={slug} />
              </div>
              <ul aria-labelledby={`region-${slug}`}>
                {(countiesByRegion[slug] ?? []).map((county) => (
                  <li key={county.slug} className="sitemap-row">
                    <span>{county.name}</span>
                    <AreaLinks kind="county" {...county} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  </>
);
