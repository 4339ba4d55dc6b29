import { milesBetween, roundMiles, type Point } from "@vanfettle/contract/geo/distance";
import type { NearTowns } from "@vanfettle/contract/location/near-towns";
import { readTable } from "./csv.ts";
import { pageSlugs, type Gazetteer } from "./gazetteer.ts";
import { nearest } from "./point.ts";
import { slugify } from "./slugify.ts";

/** The postcodes within a kilometre of a town: 5,000 people, and 38 to a postcode. */
const townPostcodes = 132;

/** A place without a page. The id is the GeoNames one, and empty if neither source has the place. */
interface OtherRow extends Point {
  id: string;
  name: string;
  council: string;
  within1km: number;
}

/**
 * Reads the places without a page: all that the sources give without a population, and towns that
 * neither source has.
 */
export const readOtherRows = (): OtherRow[] =>
  readTable("postcodes-around-other-rows.csv", [
    "id",
    "name",
    "council",
    "latitude",
    "longitude",
    "within1km",
  ]).map(({ id, name, council, ...numbers }) => ({
    id,
    name,
    council,
    latitude: Number(numbers.latitude),
    longitude: Number(numbers.longitude),
    within1km: Number(numbers.within1km),
  }));

/** A town without a page, and the page of the nearest place in its county. */
export type NearTown = { name: string; slug: string; miles: number };

/**
 * Returns the towns without a page, which the postcodes around them show to be towns. Excludes names
 * that a page has.
 */
export function buildNearTowns(gazetteer: Gazetteer): NearTown[] {
  const taken = pageSlugs(gazetteer);
  for (const { slug } of gazetteer.places) taken.add(slug);
  const countyOf = new Map(
    readTable("reference/councils.csv", ["code", "council", "county", "slugSuffix", "nuts"]).map(
      ({ code, county }) => [code, county],
    ),
  );
  const places = new Map(gazetteer.counties.map((county) => [county.slug, county.places]));
  const towns = readOtherRows().filter(
    ({ name, within1km }) => within1km >= townPostcodes && !taken.has(slugify(name)),
  );
  return towns.map((town) => {
    const ofCounty = places.get(countyOf.get(town.council) ?? "");
    if (!ofCounty) throw new Error(`${town.name} has the unknown council ${town.council}`);
    const place = nearest(town, ofCounty);
    return {
      name: town.name,
      slug: place.canonicalSlug,
      miles: roundMiles(milesBetween(town, place)),
    };
  });
}

/** Groups the towns by the page that they lead to. */
export function nearTownsBySlug(towns: readonly NearTown[]): NearTowns {
  const bySlug: NearTowns = {};
  for (const { name, slug, miles } of towns) (bySlug[slug] ??= []).push({ name, miles });
  return bySlug;
}
