import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { placeStationLimits } from "@vanfettle/contract/stations/station-classes";
import { stationList } from "@vanfettle/contract/stations/station-list";
import type {
  CountySeed,
  PlaceSeed,
  PlaceSeedLink,
  RegionSeed,
  SeedRow,
} from "@vanfettle/core/location/seed/seed-locations";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { createAlphabeticalFinder } from "./alphabetical.ts";
import { createCountyComparison } from "./county-comparison.ts";
import { createDistinctNames } from "./distinct-names.ts";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { countImportedList, placesSharingStations, sourceOfList } from "./imported-list.ts";
import { createNamesakeFinder } from "./namesakes.ts";
import { createNearbyFinder, suggestedPlaces } from "./nearby.ts";

/** The source of the committed station counts, displayed with them. */
const committedSource = {
  garageCountSource: stationList.name,
  garageCountYear: stationList.year,
} as const;

/**
 * Converts the gazetteer to table rows. An imported list adds stations and, unless it is a sample,
 * the counts.
 */
export function buildSeedRows(gazetteer: Gazetteer, list?: StationTable): SeedRow[] {
  const context = createContext(gazetteer, list);
  return [
    ...gazetteer.regions.map((region) => toRegionSeed(region, context)),
    ...gazetteer.counties.map((county) => toCountySeed(county, context)),
    ...gazetteer.places.map((place) => toPlaceSeed(place, context)),
  ];
}

function createContext(gazetteer: Gazetteer, list: StationTable | undefined) {
  const distinctName = createDistinctNames(gazetteer);
  const stations = list && countImportedList(gazetteer, list);
  const isCounted = list !== undefined && !list.header.sample;
  return {
    source: isCounted ? sourceOfList(list) : committedSource,
    stationsOf: (place: GazetteerPlace) => stations?.get(place) ?? null,
    /** The places with exactly the nearest stations of a larger place. */
    sharing: stations && isCounted ? placesSharingStations(stations) : new Set<GazetteerPlace>(),
    findNearby: createNearbyFinder(gazetteer.places),
    findNamesakes: createNamesakeFinder(gazetteer),
    differs: createCountyComparison(gazetteer),
    distinctName,
    findAlphabetical: createAlphabeticalFinder(gazetteer, distinctName),
  };
}
type SeedContext = ReturnType<typeof createContext>;

function toRegionSeed(region: GazetteerRegion, context: SeedContext): RegionSeed {
  return {
    kind: "region",
    ...commonAttributes(region, region, context),
    counties: region.counties.map((county) => {
      return { ...names(county, context), slug: county.slug, place_count: county.places.length };
    }),
  };
}

function toCountySeed(county: GazetteerCounty, context: SeedContext): CountySeed {
  return {
    kind: "county",
    ...commonAttributes(county, county.region, context),
    places: county.places.map((place) => toPlaceLink(place, context)),
  };
}

function commonAttributes(
  area: GazetteerRegion | GazetteerCounty,
  region: GazetteerRegion,
  context: SeedContext,
) {
  const { slug, latitude, longitude, garageCount, class7Count } = area;
  return {
    ...names(area, context),
    slug,
    canonicalSlug: slug,
    region: region.name,
    regionSlug: region.slug,
    latitude,
    longitude,
    garageCount,
    class7Count,
    ...context.source,
    stations: null,
    class7Places: class7Places(area, context),
    nearestStationMiles: null,
    nearestClass7Miles: null,
    tenthStationMiles: null,
    island: null,
    postcodeArea: null,
    population: null,
    nearby: [],
    alphabetical: [],
    namesakes: context.findNamesakes({ slug, canonicalSlug: slug }),
  };
}

function class7Places(
  area: GazetteerRegion | GazetteerCounty,
  context: SeedContext,
): CountySeed["class7Places"] {
  const places =
    "counties" in area ? area.counties.flatMap((county) => county.places) : area.places;
  const testing = places.filter(
    (place) => place.class7Count > 0 && place.canonicalSlug !== area.slug,
  );
  const shown = testing.toSorted(byClass7Count).slice(0, placeStationLimits.places);
  return shown.map((place) => ({
    ...names(place, context),
    slug: place.canonicalSlug,
    class7Count: place.class7Count,
  }));
}

const byClass7Count = (a: GazetteerPlace, b: GazetteerPlace): number =>
  b.class7Count - a.class7Count || (b.population ?? 0) - (a.population ?? 0);

function toPlaceSeed(place: GazetteerPlace, context: SeedContext): PlaceSeed {
  const { county, region, centre, districts, ...row } = place;
  const nearby = context.findNearby(place);
  return {
    kind: "place",
    ...row,
    ...names(place, context),
    ...stationCounts(place),
    ...milesToNearestStations(place),
    ...context.source,
    stations: context.stationsOf(place),
    class7Places: [],
    region: region.name,
    regionSlug: region.slug,
    county: county.name,
    countySlug: county.slug,
    country: region.country,
    centre: centre && { name: centre.name, slug: centre.canonicalSlug },
    places: districts.map((district) => toPlaceLink(district, context)),
    nearby: nearby.map(({ place: near, miles, acrossWater }) => ({
      ...names(near, context),
      slug: near.canonicalSlug,
      miles,
      acrossWater,
    })),
    alphabetical: context
      .findAlphabetical(place)
      .map((near) => ({ ...names(near, context), slug: near.canonicalSlug })),
    namesakes: context.findNamesakes(place),
    suggested: suggestedPlaces(place, nearby).map(
      ({ place: { name, canonicalSlug: slug }, miles }) => {
        return { name, slug, miles };
      },
    ),
    differs: context.differs(place),
    isActive: true,
    sharesStations: context.sharing.has(place),
  };
}

/**
 * Returns the counts of a place, or the region's if they share a slug: a card must match the page
 * it opens.
 */
function stationCounts({ canonicalSlug, region, garageCount, class7Count }: GazetteerPlace) {
  const shown = canonicalSlug === region.slug ? region : { garageCount, class7Count };
  return { garageCount: shown.garageCount, class7Count: shown.class7Count };
}

/** Returns the miles to the nearest stations, or null across water and in Northern Ireland. */
function milesToNearestStations({ region, island, ...place }: GazetteerPlace) {
  const known = (count: number) =>
    !isNorthernIreland(region.name) && (island === null || count > 0);
  return {
    nearestStationMiles: known(place.garageCount) ? place.nearestStationMiles : null,
    nearestClass7Miles: known(place.class7Count) ? place.nearestClass7Miles : null,
    tenthStationMiles:
      !isNorthernIreland(region.name) && island === null ? place.tenthStationMiles : null,
  };
}

function toPlaceLink(place: GazetteerPlace, context: SeedContext): PlaceSeedLink {
  const { canonicalSlug, type, population } = place;
  return { ...names(place, context), slug: canonicalSlug, type, population };
}

function names(
  location: GazetteerRegion | GazetteerCounty | GazetteerPlace,
  { distinctName }: SeedContext,
) {
  const distinct = distinctName(location);
  return { name: location.name, ...(distinct !== location.name && { distinctName: distinct }) };
}
