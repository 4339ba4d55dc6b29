import { countiesByRegion } from "@vanfettle/contract/locations/counties";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/locations/regions";
import { Link } from "react-router";

/**
 * Links to the two pages of a region or county. Each link names the area, for screen readers that list links out of
 * context.
 */
function AreaLinks({ name, slug }: { name: string; slug: string }) {
  const area = <span className="sr-only"> in {name}</span>;
  return (
    <span>
      <Link to={servicingPath(slug)}>Servicing{area}</Link>
      <Link to={motPath(slug)}>MOT{area}</Link>
    </span>
  );
}

/** The 12 regions with their counties. */
export function SitemapAreas() {
  return (
    <section className="section band">
      <div className="wrap">
        <h2>Regions and counties</h2>
        <div className="sitemap-regions">
          {regions.map(({ name, slug }) => (
            <section key={slug} className="card" aria-labelledby={`region-${slug}`}>
              <div className="sitemap-row">
                <h3 id={`region-${slug}`}>{name}</h3>
                <AreaLinks name={name} slug={slug} />
              </div>
              <ul aria-labelledby={`region-${slug}`}>
                {(countiesByRegion[slug] ?? []).map((county) => (
                  <li key={county.slug} className="sitemap-row">
                    <span>{county.name}</span>
                    <AreaLinks {...county} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
