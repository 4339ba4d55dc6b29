import { pages } from "@vanfettle/contract/paths";
import { zoneAt } from "@vanfettle/vans/zones/zones";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Link } from "../../ui/link.tsx";
import type { LocationView } from "./location-view.ts";

/** The zone in or around a location that charges or bans vans, with the ways to check a van. */
export function ZoneNote({ location: { slug, centre, countySlug } }: { location: LocationView }) {
  const zone = zoneAt({ slug, centre: centre?.slug ?? null, county: countySlug });
  if (!zone) return null;
  const { label, address } = zone.page;
  return (
    <section className="mt-3 md:mt-6" aria-labelledby="zone">
      <h2 className="facts-title" id="zone">
        Older vans here
      </h2>
      <p className="mt-2 max-md:text-sm">
        {zone.sentence} <HowWeKnow of="zones" />
      </p>
      <ul className="note mt-1 flex flex-wrap gap-x-4">
        <li>
          <Link className="inline-block py-1 text-inherit" to={pages.vanCheck.canonical}>
            Check your van's standard
          </Link>
        </li>
        <li>
          <a className="inline-block py-1 text-inherit underline" href={address}>
            {label}
          </a>
        </li>
      </ul>
    </section>
  );
}
