import { findablePlaces, type FindablePlace } from "@vanfettle/contract/find/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/locations/location-aliases";
import { DomainError } from "@vanfettle/contract/problems";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { TestJurisdiction } from "@vanfettle/vans/jurisdiction";
import { knownPlace, type KnownPlace } from "./near-places.ts";

/** What is known of a region, county or place without the table of the site. */
export interface LocationFacts extends Pick<FindablePlace, "kind" | "name" | "slug" | "area"> {
  jurisdiction: TestJurisdiction;
  /** Where a place is and how many stations there are around it; null for an area, and in Northern Ireland. */
  place: KnownPlace | null;
  /** The counties of a region, or the largest places of a county, largest first. */
  contains: Pick<FindablePlace, "kind" | "name" | "slug">[];
}

/** How many places of a county are named. */
const containedLimit = 30;

const locations = findablePlaces();

/** Returns the facts of a location by its slug or an alias of it, in any case. Throws `location_not_found`. */
export function locationFacts(slug: string): LocationFacts {
  const wanted = resolveLocationSlug(slug.trim());
  const position = locations.findIndex((location) => location.slug === wanted);
  const found = locations[position];
  if (!found) throw new DomainError("location_not_found");
  const { kind, name, area, region } = found;
  return {
    kind,
    name,
    slug: found.slug,
    area,
    jurisdiction: isNorthernIreland(region) ? "northern-ireland" : "great-britain",
    place: kind === "place" ? (knownPlace(found.slug) ?? null) : null,
    contains: containedIn(position).map(({ kind: part, name: partName, slug: partSlug }) => ({
      kind: part,
      name: partName,
      slug: partSlug,
    })),
  };
}

/** The list has each region before its counties, and each county before its places. */
function containedIn(position: number): FindablePlace[] {
  const kind = locations[position]?.kind;
  if (kind === "place") return [];
  const after = locations.slice(position + 1);
  const ends = kind === "region" ? ["region"] : ["region", "county"];
  const end = after.findIndex((location) => ends.includes(location.kind));
  const inside = end === -1 ? after : after.slice(0, end);
  return kind === "region" ? inside.filter((location) => location.kind === "county") : inside.slice(0, containedLimit);
}
