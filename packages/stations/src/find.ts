import type { FindPlaces, FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { roundMiles } from "@vanfettle/contract/geo/distance";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { findablePlaces, type FindablePlace } from "@vanfettle/contract/geo/place-list";
import { jurisdictionOf, parsePostcode, type Postcode } from "@vanfettle/contract/geo/postcode";
import { geocodePostcode } from "./geocode-postcode.ts";
import { nearestPlaces } from "./near-places.ts";
import type { StationData } from "./open-station-data.ts";

const placeLimit = 30;
const similarLimit = 8;
const nearestLimit = 8;

const places = findablePlaces();
const findByName = createPlaceFinder(places);
const bySlug = new Map(
  places.filter(({ kind }) => kind === "place").map((place) => [place.slug, place]),
);
// The slug of London belongs to a region.
const placeBySlug = (slug: string) =>
  bySlug.get(slug) ?? places.find((place) => place.slug === slug);

/**
 * Finds places by name, or the nearest to a postcode, sector or outcode. Returns a result for any
 * text.
 */
export function find({ postcodes }: StationData, text: string): FindPlaces {
  const postcode = parsePostcode(text);
  if (islandOutsideUk(text) !== undefined) return toFindPlaces("outside-uk", [], postcode);
  if (postcode) return findByPostcode(postcode, postcodes);
  const { match, places: found } = findByName(text, placeLimit);
  if (match === "exact") return toFindPlaces("places", found.map(toFound));
  if (hasPostcodeForm(text)) return toFindPlaces("not-a-postcode");
  if (match === "none") return toFindPlaces("nothing");
  return toFindPlaces("similar", found.slice(0, similarLimit).map(toFound));
}

function findByPostcode(postcode: Postcode, table: StationData["postcodes"]): FindPlaces {
  const jurisdiction = jurisdictionOf(postcode);
  if (jurisdiction === "northern-ireland") {
    const region = places.find(({ slug }) => slug === "northern-ireland");
    return toFindPlaces("northern-ireland", region ? [toFound(region)] : [], postcode);
  }
  const geocoded = jurisdiction === "great-britain" ? geocodePostcode(postcode, table) : undefined;
  if (!geocoded) return toFindPlaces("unknown-postcode", [], postcode);
  const around = nearestPlaces(geocoded.centre, nearestLimit);
  // The first is across the water only from an island without a place.
  const onLand = around.filter(({ acrossWater }, i) => i === 0 || !acrossWater);
  const near = onLand.flatMap(({ slug, miles }) => {
    const place = placeBySlug(slug);
    return place ? [{ ...toFound(place), miles: roundMiles(miles) }] : [];
  });
  return { ...toFindPlaces("postcode", near, postcode), placed: geocoded.placed };
}

const toFindPlaces = (
  outcome: FindPlaces["outcome"],
  found: FoundPlace[] = [],
  postcode?: Postcode,
): FindPlaces => ({
  outcome,
  places: found,
  postcode: postcode?.text ?? null,
  placed: null,
});

const toFound = ({ kind, name, slug, area }: FindablePlace): FoundPlace => ({
  kind,
  name,
  slug,
  area,
  miles: null,
});

/**
 * Returns whether text looks like an intended postcode: one or two letters and a digit, or part of
 * a postcode.
 */
const hasPostcodeForm = (text: string): boolean =>
  /^\s*[a-z]{1,2}\s?\d[a-z\d\s.-]{0,8}$/i.test(text);
