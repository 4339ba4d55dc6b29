import { readFileSync } from "node:fs";
import type { Point } from "@vanfettle/contract/geo/distance";
import { regionBySlug, type Region } from "@vanfettle/contract/location/regions";

/** `place` is for places that no source classifies as a town or village. */
export const placeTypes = [
  "city",
  "town",
  "place",
  "london-borough",
  "london-district",
  "district",
] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A row of data/gazetteer/places.json. Rows refer to each other by slug. */
export interface GazetteerPlaceRow extends Point {
  canonicalSlug: string;
  name: string;
  slug: string;
  county: string;
  type: PlaceType;
  centre: string | null;
  isCentre: boolean;
  isCore: boolean;
  population: number | null;
  postcodeArea: string | null;
  localGovernmentArea: string;
  nutsRegion: string;
  /** The van stations within five miles, and the class 7 stations among them. */
  garageCount: number;
  class7Count: number;
  /** Straight-line miles. In Northern Ireland and on islands, the line may cross water. */
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
  /**
   * The island of the place, such as `the Isle of Wight`; null on the mainland and on islands with
   * a road link.
   */
  island: string | null;
  originalId: number | null;
}

type AreaRow = Point & { slug: string; name: string; garageCount: number; class7Count: number };
export type GazetteerCountyRow = AreaRow & { region: string };
export type GazetteerRegionRow = AreaRow & { nutsRegion: string };

/** The rows of the three files in data/gazetteer. */
export interface GazetteerRows {
  regions: GazetteerRegionRow[];
  counties: GazetteerCountyRow[];
  places: GazetteerPlaceRow[];
}

/** Reads the three files. */
export function readRows(): GazetteerRows {
  const read = <K extends keyof GazetteerRows>(kind: K) =>
    JSON.parse(
      readFileSync(new URL(`../data/gazetteer/${kind}.json`, import.meta.url), "utf8"),
    ) as GazetteerRows[K];
  return { regions: read("regions"), counties: read("counties"), places: read("places") };
}

export interface GazetteerRegion extends GazetteerRegionRow {
  motSlug: Region["motSlug"];
  country: string;
  counties: GazetteerCounty[];
}

export interface GazetteerCounty extends Omit<GazetteerCountyRow, "region"> {
  region: GazetteerRegion;
  places: GazetteerPlace[];
}

export interface GazetteerPlace extends Omit<GazetteerPlaceRow, "county" | "centre"> {
  county: GazetteerCounty;
  region: GazetteerRegion;
  /** The city of a district, London for a borough, or the borough of a London district. */
  centre: GazetteerPlace | null;
  districts: GazetteerPlace[];
}

export type Gazetteer = {
  regions: GazetteerRegion[];
  counties: GazetteerCounty[];
  places: GazetteerPlace[];
};

const countriesOfOwn = new Set(["Scotland", "Wales", "Northern Ireland"]);

/** Links the rows of the gazetteer. Throws if a row refers to a missing row. */
export function loadGazetteer(rows: GazetteerRows = readRows()): Gazetteer {
  const regions = rows.regions.map((row): GazetteerRegion => {
    const country = countriesOfOwn.has(row.name) ? row.name : "England";
    return { ...row, motSlug: regionBySlug(row.slug)?.motSlug ?? row.slug, country, counties: [] };
  });
  const findRegion = createFinder(regions, (region) => region.slug);
  const counties = rows.counties.map((row): GazetteerCounty => {
    const county = { ...row, region: findRegion(row.region), places: [] };
    county.region.counties.push(county);
    return county;
  });
  const findCounty = createFinder(counties, (county) => county.slug);
  const places = rows.places.map((row): GazetteerPlace => {
    const county = findCounty(row.county);
    const place = { ...row, county, region: county.region, centre: null, districts: [] };
    county.places.push(place);
    return place;
  });
  const findPlace = createFinder(places, (place) => place.canonicalSlug);
  for (const { canonicalSlug, centre } of rows.places) {
    if (!centre) continue;
    const place = findPlace(canonicalSlug);
    place.centre = findPlace(centre);
    place.centre.districts.push(place);
  }
  for (const { places } of counties) places.sort(byPopulation);
  for (const { districts } of places) districts.sort(byPopulation);
  return { regions, counties, places };
}

function createFinder<T>(items: readonly T[], getSlug: (item: T) => string): (slug: string) => T {
  const bySlug = new Map(items.map((item) => [getSlug(item), item]));
  return (slug) => {
    const found = bySlug.get(slug);
    if (found === undefined) throw new Error(`the gazetteer names ${slug} but has no such row`);
    return found;
  };
}

function byPopulation(a: GazetteerPlace, b: GazetteerPlace): number {
  const difference = (b.population ?? 0) - (a.population ?? 0);
  if (difference !== 0) return difference;
  if (a.name === b.name) return 0;
  return a.name < b.name ? -1 : 1;
}

/** Returns the slugs of regions, counties and places, each of which has a page. */
export const pageSlugs = ({ regions, counties, places }: Gazetteer): Set<string> =>
  new Set([
    ...[...regions, ...counties].map(({ slug }) => slug),
    ...places.map(({ canonicalSlug }) => canonicalSlug),
  ]);
