import { type Region, regionBySlug } from "@vanfettle/contract/regions";
import { readRows } from "./gazetteer-files.ts";
import type { CountyRow, GazetteerRows, PlaceRow, RegionRow } from "./place-row.ts";

export interface GazetteerRegion extends RegionRow {
  motSlug: Region["motSlug"];
  country: string;
  counties: GazetteerCounty[];
}

export interface GazetteerCounty extends Omit<CountyRow, "region"> {
  region: GazetteerRegion;
  /** Biggest first, then by name. */
  places: GazetteerPlace[];
}

export interface GazetteerPlace extends Omit<PlaceRow, "county" | "centre"> {
  county: GazetteerCounty;
  region: GazetteerRegion;
  /** The city a district belongs to, or the borough of a London district. */
  centre: GazetteerPlace | null;
  districts: GazetteerPlace[];
}

export interface Gazetteer {
  regions: GazetteerRegion[];
  counties: GazetteerCounty[];
  places: GazetteerPlace[];
}

const ownCountries = new Set(["Scotland", "Wales", "Northern Ireland"]);

/** The committed rows, linked to each other. */
export function loadGazetteer(rows: GazetteerRows = readRows()): Gazetteer {
  const regions = rows.regions.map(toRegion);
  const regionOf = finder(regions, (region) => region.slug);

  const counties = rows.counties.map((row): GazetteerCounty => {
    const county = { ...row, region: regionOf(row.region), places: [] };
    county.region.counties.push(county);
    return county;
  });
  const countyOf = finder(counties, (county) => county.slug);

  const places = rows.places.map((row): GazetteerPlace => {
    const county = countyOf(row.county);
    const place = { ...row, county, region: county.region, centre: null, districts: [] };
    county.places.push(place);
    return place;
  });
  linkCentres(rows.places, places);

  for (const { places } of counties) places.sort(biggestFirst);
  for (const { districts } of places) districts.sort(biggestFirst);
  return { regions, counties, places };
}

function toRegion(row: RegionRow): GazetteerRegion {
  const motSlug = regionBySlug(row.slug)?.motSlug ?? row.slug;
  return { ...row, motSlug, country: ownCountries.has(row.name) ? row.name : "England", counties: [] };
}

function linkCentres(rows: readonly PlaceRow[], places: readonly GazetteerPlace[]): void {
  const placeOf = finder(places, (place) => place.canonicalSlug);
  const centres = new Map(rows.map((row) => [row.canonicalSlug, row.centre]));
  for (const place of places) {
    const slug = centres.get(place.canonicalSlug);
    if (!slug) continue;
    place.centre = placeOf(slug);
    place.centre.districts.push(place);
  }
}

function finder<T>(items: readonly T[], slugOf: (item: T) => string): (slug: string) => T {
  const bySlug = new Map(items.map((item) => [slugOf(item), item]));
  return (slug) => {
    const found = bySlug.get(slug);
    if (found === undefined) throw new Error(`the gazetteer names ${slug} but has no such row`);
    return found;
  };
}

function biggestFirst(a: GazetteerPlace, b: GazetteerPlace): number {
  return (b.population ?? 0) - (a.population ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}
