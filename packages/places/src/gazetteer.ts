import { readFileSync } from "node:fs";
import type { Point } from "@vanfettle/contract/geo/distance";
import { regionBySlug, regions, type Region } from "@vanfettle/contract/location/regions";
import { counties, nutsByRegion } from "./counties.ts";
import { slugify } from "./slugify.ts";
import {
  countAreas,
  noFigures,
  readCommittedFigures,
  type PlaceFigures,
  type StationCounts,
} from "./station-figures.ts";

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

/** A row of data/places.json, which is edited by hand. Rows refer to each other by slug. */
export interface EditedPlace extends Point {
  canonicalSlug: string;
  name: string;
  county: string;
  type: PlaceType;
  /** The city of a district, London for a borough, or the borough of a London district. */
  centre: string | null;
  isCore: boolean;
  population: number | null;
  postcodeArea: string | null;
  localGovernmentArea: string;
  /** The NUTS level 1 code, which two councils do not share with their region. */
  nutsRegion: string;
  /**
   * The island of the place, such as `the Isle of Wight`; null on the mainland and on islands with
   * a road link.
   */
  island: string | null;
  /** The id in GeoNames, if the row comes from there. */
  originalId: number | null;
}

/** A place's row with what is computed. */
export interface GazetteerPlaceRow extends EditedPlace {
  slug: string;
  isCentre: boolean;
  figures: PlaceFigures;
}

type AreaRow = Point & { slug: string; name: string };
export type GazetteerCountyRow = AreaRow & { region: string };
export type GazetteerRegionRow = AreaRow & { nutsRegion: string };

export interface GazetteerRows {
  regions: GazetteerRegionRow[];
  counties: GazetteerCountyRow[];
  places: GazetteerPlaceRow[];
}

export const readEditedPlaces = (): EditedPlace[] =>
  JSON.parse(
    readFileSync(new URL("../data/places.json", import.meta.url), "utf8"),
  ) as EditedPlace[];

/**
 * Completes the edited rows. Throws for a place of Great Britain without committed figures, unless
 * `otherwise` gives some.
 */
export function readRows({ otherwise }: { otherwise?: PlaceFigures } = {}): GazetteerRows {
  const figures = readCommittedFigures();
  const edited = readEditedPlaces();
  const centres = new Set(edited.map(({ centre }) => centre));
  const places = edited.map((place): GazetteerPlaceRow => {
    const ofNorthernIreland = place.nutsRegion === "UKN" ? noFigures : undefined;
    const own = figures.get(place.canonicalSlug) ?? ofNorthernIreland ?? otherwise;
    if (!own) {
      throw new Error(`${place.canonicalSlug} has no figures: npm run places -- --stations`);
    }
    return {
      ...place,
      slug: slugify(place.name),
      isCentre: centres.has(place.canonicalSlug),
      figures: own,
    };
  });
  const countyRows = counties.map(({ slug, name, regionSlug: region }) => {
    const centre = weightedCentre(places.filter((place) => place.county === slug));
    return { slug, name, region, ...centre };
  });
  return { regions: regionRows(countyRows, places), counties: countyRows, places };
}

function regionRows(
  countyRows: readonly GazetteerCountyRow[],
  places: readonly GazetteerPlaceRow[],
): GazetteerRegionRow[] {
  return regions.map(({ slug, name }) => {
    const own = countyRows.filter((county) => county.region === slug);
    const slugs = new Set(own.map((county) => county.slug));
    return {
      slug,
      name,
      nutsRegion: nutsByRegion[slug] ?? "",
      ...weightedCentre(places.filter((place) => slugs.has(place.county))),
    };
  });
}

/** Returns the mean of places' coordinates, weighted by population. */
function weightedCentre(places: readonly GazetteerPlaceRow[]): Point {
  const total = (valueOf: (place: GazetteerPlaceRow) => number) =>
    places.reduce((sum, place) => sum + valueOf(place) * (place.population ?? 0), 0);
  const mean = (axis: keyof Point) =>
    Number((total((place) => place[axis]) / total(() => 1)).toFixed(5));
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

export interface GazetteerRegion extends GazetteerRegionRow {
  motSlug: Region["motSlug"];
  country: string;
  counties: GazetteerCounty[];
  /** The stations that are nearest to one of its places. */
  own: StationCounts;
}

export interface GazetteerCounty extends Omit<GazetteerCountyRow, "region"> {
  region: GazetteerRegion;
  places: GazetteerPlace[];
  own: StationCounts;
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
  const regionList = rows.regions.map((row): GazetteerRegion => {
    const country = countriesOfOwn.has(row.name) ? row.name : "England";
    const motSlug = regionBySlug(row.slug)?.motSlug ?? row.slug;
    return { ...row, motSlug, country, counties: [], own: noFigures.own };
  });
  const findRegion = createFinder(regionList, (region) => region.slug);
  const countyList = rows.counties.map((row): GazetteerCounty => {
    const region = findRegion(row.region);
    const county = { ...row, region, places: [], own: noFigures.own };
    county.region.counties.push(county);
    return county;
  });
  const findCounty = createFinder(countyList, (county) => county.slug);
  const placeList = rows.places.map((row): GazetteerPlace => {
    const county = findCounty(row.county);
    const place = { ...row, county, region: county.region, centre: null, districts: [] };
    county.places.push(place);
    return place;
  });
  const findPlace = createFinder(placeList, (place) => place.canonicalSlug);
  for (const { canonicalSlug, centre } of rows.places) {
    if (!centre) continue;
    const place = findPlace(canonicalSlug);
    place.centre = findPlace(centre);
    place.centre.districts.push(place);
  }
  for (const { places } of countyList) places.sort(byPopulation);
  for (const { districts } of placeList) districts.sort(byPopulation);
  countAreas({ regions: regionList, counties: countyList });
  return { regions: regionList, counties: countyList, places: placeList };
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
