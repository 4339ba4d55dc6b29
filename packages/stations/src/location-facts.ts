import { findablePlaces, type FindablePlace } from "@vanfettle/contract/geo/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { knownPlace } from "./near-places.ts";

const containedLimit = 30;

const locations = findablePlaces();

/**
 * Returns the facts of a location, by slug or alias, without the database. Throws
 * `location_not_found`.
 */
export function locationFacts(slug: string) {
  const wanted = resolveLocationSlug(slug.trim());
  const position = locations.findIndex((location) => location.slug === wanted);
  const found = locations[position];
  if (!found) throw new DomainError("location_not_found");
  const { kind, name, area, region } = found;
  const jurisdiction: TestJurisdiction = isNorthernIreland(region)
    ? "northern-ireland"
    : "great-britain";
  /** The position and station figures; null for areas and in Northern Ireland. */
  const place = kind === "place" ? (knownPlace(found.slug) ?? null) : null;
  /** The counties of a region, or the largest places of a county in descending order. */
  const contains = containedIn(position).map((part) => ({
    kind: part.kind,
    name: part.name,
    slug: part.slug,
  }));
  return { kind, name, slug: found.slug, area, jurisdiction, place, contains };
}

/** Regions precede their counties in the list, and counties precede their places. */
function containedIn(position: number): FindablePlace[] {
  const kind = locations[position]?.kind;
  if (kind === "place") return [];
  const after = locations.slice(position + 1);
  const ends = kind === "region" ? ["region"] : ["region", "county"];
  const end = after.findIndex((location) => ends.includes(location.kind));
  const inside = end === -1 ? after : after.slice(0, end);
  if (kind === "region") return inside.filter((location) => location.kind === "county");
  return inside.slice(0, containedLimit);
}
