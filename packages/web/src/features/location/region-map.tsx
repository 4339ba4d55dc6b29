import { nameInSentence } from "@vanfettle/contract/location/location";
import type { RegionMap as Drawing } from "@vanfettle/contract/location/region-map";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import { brandColours } from "@vanfettle/contract/site";
import { Link } from "../../ui/link.tsx";
import type { LocationLink, LocationView } from "./location-view.ts";
import maps from "./region-maps/region-maps.json";
import "./region-map.css";

const images = import.meta.glob<string>("./region-maps/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type County = Drawing["counties"][number];

const lineHeight = 16;
const { ink } = brandColours;
const grey = "#7b8aa1";
const lettering = { fontSize: 13, fontWeight: 600, textAnchor: "middle" } as const;

function CountyLink({ county, to }: { county: County; to: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = county.line;
  const [left = 0, top = 0, width = 0, height = 0] = county.box;
  const x = left + width / 2;
  return (
    <Link to={to}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke={ink} strokeWidth={1.5} />
      <circle cx={x1} cy={y1} r={4} stroke="#fff" />
      <rect x={left} y={top} width={width} height={height} rx={8} fill="#fff" stroke={grey} />
      <text>
        {county.lines.map((line, i) => (
          <tspan key={line} x={x} y={top + lineHeight * (i + 1) + 1}>
            {`${line} `}
          </tspan>
        ))}
      </text>
    </Link>
  );
}

/** A map of a region: an image of the coast and the places, with links to the counties above it. */
export function RegionMap({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { slug, name, counties } = location;
  const map = (maps as Record<string, Drawing>)[slug];
  if (!map) return null;
  const listed = new Set(counties.map((county: LocationLink) => county.slug));
  return (
    <figure className="region-map">
      <nav aria-label={`Map of the counties in ${nameInSentence(name)}`}>
        <img
          loading="lazy"
          src={images[`./region-maps/${slug}.svg`]}
          alt=""
          width={map.width}
          height={map.height}
        />
        <svg viewBox={`0 0 ${map.width} ${map.height}`} fill={ink} {...lettering}>
          {map.counties
            .filter((county) => listed.has(county.slug))
            .map((county) => (
              <CountyLink key={county.slug} county={county} to={locationPath(page, county.slug)} />
            ))}
        </svg>
      </nav>
      <figcaption className="note">
        {`A dot for each place, a colour for each ${counties.length > 1 ? "county" : "borough"}.`}
      </figcaption>
    </figure>
  );
}
