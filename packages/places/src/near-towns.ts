import { milesBetween, roundMiles, type Point } from "@vanfettle/contract/geo/distance";
import type { NearTowns } from "@vanfettle/contract/location/near-towns";
import { readTable } from "./csv.ts";
import { pageSlugs, type Gazetteer } from "./gazetteer.ts";
import { nearest } from "./point.ts";
import { slugify } from "./slugify.ts";

/** A row of data/near-towns.csv: a town of about 5,000 people or more that has no page. */
interface TownWithoutPage extends Point {
  name: string;
  county: string;
}

const readTowns = (): TownWithoutPage[] =>
  readTable("near-towns.csv", ["name", "county", "latitude", "longitude"]).map(
    ({ latitude, longitude, ...town }) => ({
      ...town,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );

/** A town without a page, and the page of the nearest place in its county. */
export type NearTown = { name: string; slug: string; miles: number };

/** Returns the towns without a page. Throws for one whose name a page has. */
export function buildNearTowns(gazetteer: Gazetteer): NearTown[] {
  const taken = pageSlugs(gazetteer);
  for (const { slug } of gazetteer.places) taken.add(slug);
  const places = new Map(gazetteer.counties.map((county) => [county.slug, county.places]));
  return readTowns().map((town) => {
    if (taken.has(slugify(town.name))) throw new Error(`${town.name} has a page`);
    const ofCounty = places.get(town.county);
    if (!ofCounty) throw new Error(`${town.name} is in the unknown county ${town.county}`);
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
