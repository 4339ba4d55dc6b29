import { stationList } from "@vanfettle/contract/station-figures";
import { isNorthernIreland } from "@vanfettle/contract/regions";
import type {
  CountySeed,
  PlaceSeed,
  PlaceSeedLink,
  RegionSeed,
  SeedRow,
} from "@vanfettle/core/location/seed/seed-locations";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { type Namesake, createNamesakeFinder } from "./namesakes.ts";
import { nearbyPlaces } from "./nearby.ts";

/** The source of the station counts, which pages show with them. */
const stationSource = { garageCountSource: stationList.name, garageCountYear: stationList.year } as const;

type FindNamesakes = (page: { slug: string; canonicalSlug: string }) => Namesake[];

/** Converts the gazetteer to rows for the table: one per location, with everything its page shows. */
export function buildSeedRows(gazetteer: Gazetteer): SeedRow[] {
  const namesakes = createNamesakeFinder(gazetteer);
  return [
    ...gazetteer.regions.map((region) => toRegionSeed(region, namesakes)),
    ...gazetteer.counties.map((county) => toCountySeed(county, namesakes)),
    ...gazetteer.places.map((place) => toPlaceSeed(place, gazetteer.places, namesakes)),
  ];
}

function toRegionSeed(region: GazetteerRegion, namesakes: FindNamesakes): RegionSeed {
  return {
    kind: "region",
    ...commonAttributes(region, region, namesakes),
    counties: region.counties.map(({ name, slug, places }) => ({ name, slug, place_count: places.length })),
  };
}

function toCountySeed(county: GazetteerCounty, namesakes: FindNamesakes): CountySeed {
  return {
    kind: "county",
    ...commonAttributes(county, county.region, namesakes),
    places: county.places.map(toPlaceLink),
  };
}

function commonAttributes(area: GazetteerRegion | GazetteerCounty, region: GazetteerRegion, namesakes: FindNamesakes) {
  const { name, slug, latitude, longitude, garageCount, class7Count } = area;
  return {
    name,
    slug,
    canonicalSlug: slug,
    region: region.name,
    regionSlug: region.slug,
    latitude,
    longitude,
    garageCount,
    class7Count,
    ...stationSource,
    nearestStationMiles: null,
    nearestClass7Miles: null,
    tenthStationMiles: null,
    island: null,
    postcodeArea: null,
    population: null,
    nearby: [],
    namesakes: namesakes({ slug, canonicalSlug: slug }),
  };
}

function toPlaceSeed(place: GazetteerPlace, places: readonly GazetteerPlace[], namesakes: FindNamesakes): PlaceSeed {
  const { county, region, centre, districts, ...row } = place;
  return {
    kind: "place",
    ...row,
    ...stationCounts(place),
    ...nearestStations(place),
    ...stationSource,
    region: region.name,
    regionSlug: region.slug,
    county: county.name,
    countySlug: county.slug,
    country: region.country,
    centre: centre && { name: centre.name, slug: centre.canonicalSlug },
    places: districts.map(toPlaceLink),
    nearby: nearbyPlaces(place, places),
    namesakes: namesakes(place),
    isActive: true,
  };
}

/**
 * Returns the counts of a place. One that has a region's slug has the region's, because its address opens the region's
 * page: the number on a card must be the number on the page it opens.
 */
function stationCounts({ canonicalSlug, region, garageCount, class7Count }: GazetteerPlace) {
  const shown = canonicalSlug === region.slug ? region : { garageCount, class7Count };
  return { garageCount: shown.garageCount, class7Count: shown.class7Count };
}

/**
 * Returns the miles to the nearest stations. They are null where the way would be across the sea: in Northern Ireland,
 * where no garage tests vans, and on an island that has no such station within five miles.
 */
function nearestStations({ region, island, ...place }: GazetteerPlace) {
  const known = (count: number) => !isNorthernIreland(region.name) && (island === null || count > 0);
  return {
    nearestStationMiles: known(place.garageCount) ? place.nearestStationMiles : null,
    nearestClass7Miles: known(place.class7Count) ? place.nearestClass7Miles : null,
    tenthStationMiles: !isNorthernIreland(region.name) && island === null ? place.tenthStationMiles : null,
  };
}

function toPlaceLink({ name, canonicalSlug, type, population }: GazetteerPlace): PlaceSeedLink {
  return { name, slug: canonicalSlug, type, ...(population !== null && { population }) };
}
