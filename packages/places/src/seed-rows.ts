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

/** The source of the garage counts, which pages show with them. */
const garageCountSource = { garageCountSource: "DVSA active MOT test stations", garageCountYear: 2020 } as const;

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
    ...garageCountSource,
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
    ...garageCountSource,
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

function toPlaceLink({ name, canonicalSlug, type, population }: GazetteerPlace): PlaceSeedLink {
  return { name, slug: canonicalSlug, type, ...(population !== null && { population }) };
}
