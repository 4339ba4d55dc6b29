import type {
  CountySeed,
  PlaceSeed,
  PlaceSeedLink,
  RegionSeed,
  SeedRow,
} from "@vanfettle/core/location/seed/seed-locations";
import { garageFigures } from "./facts/garage-figures.ts";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { type Namesake, namesakeFinder } from "./namesakes.ts";
import { nearbyPlaces } from "./nearby.ts";

type FindNamesakes = (page: { slug: string; canonicalSlug: string }) => Namesake[];

/** The gazetteer as the table takes it: one row per page, with all that its page shows. */
export function seedRows(gazetteer: Gazetteer): SeedRow[] {
  const namesakes = namesakeFinder(gazetteer);
  return [
    ...gazetteer.regions.map((region) => regionSeed(region, namesakes)),
    ...gazetteer.counties.map((county) => countySeed(county, namesakes)),
    ...gazetteer.places.map((place) => placeSeed(place, gazetteer.places, namesakes)),
  ];
}

function regionSeed(region: GazetteerRegion, namesakes: FindNamesakes): RegionSeed {
  return {
    kind: "region",
    ...areaSeed(region, region, namesakes),
    counties: region.counties.map(({ name, slug, places }) => ({ name, slug, place_count: places.length })),
  };
}

function countySeed(county: GazetteerCounty, namesakes: FindNamesakes): CountySeed {
  return { kind: "county", ...areaSeed(county, county.region, namesakes), places: county.places.map(placeLink) };
}

function areaSeed(area: GazetteerRegion | GazetteerCounty, region: GazetteerRegion, namesakes: FindNamesakes) {
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
    ...garageFigures,
    postcodeArea: null,
    population: null,
    nearby: [],
    namesakes: namesakes({ slug, canonicalSlug: slug }),
  };
}

function placeSeed(place: GazetteerPlace, places: readonly GazetteerPlace[], namesakes: FindNamesakes): PlaceSeed {
  const { county, region, centre, districts, ...row } = place;
  return {
    kind: "place",
    ...row,
    ...garageFigures,
    region: region.name,
    regionSlug: region.slug,
    county: county.name,
    countySlug: county.slug,
    country: region.country,
    centre: centre && { name: centre.name, slug: centre.canonicalSlug },
    places: districts.map(placeLink),
    nearby: nearbyPlaces(place, places),
    namesakes: namesakes(place),
    isActive: true,
  };
}

function placeLink({ name, canonicalSlug, type, population }: GazetteerPlace): PlaceSeedLink {
  return { name, slug: canonicalSlug, type, ...(population !== null && { population }) };
}
