import type { CountySeed, PlaceSeed, RegionSeed } from "../location/seed/seed-item.ts";

const shared = {
  latitude: 52.48142,
  longitude: -1.89983,
  postcodeArea: "B",
  population: 1_157_603,
  garageCount: 120,
  class7Count: 30,
  garageCountSource: "DVSA",
  garageCountYear: 2026,
  nearestStationMiles: 0.5,
  nearestClass7Miles: 0.6,
  tenthStationMiles: 1.2,
  island: null,
  stations: null,
  class7Places: [],
  nearby: [{ name: "Solihull", slug: "solihull", miles: 6.9, acrossWater: false }],
  alphabetical: [{ name: "Bilston", slug: "bilston" }],
  districts: [],
  testCentres: [],
  namesakes: [],
};

/** Builds a row of the region West Midlands. */
export function buildRegionSeed(over: Partial<RegionSeed> = {}): RegionSeed {
  const slug = over.canonicalSlug ?? "west-midlands";
  return {
    ...shared,
    kind: "region",
    name: "West Midlands",
    slug,
    canonicalSlug: slug,
    region: "West Midlands",
    regionSlug: slug,
    towns: [],
    counties: [{ name: "West Midlands County", slug: "west-midlands-county", place_count: 2 }],
    ...over,
  };
}

/** Builds a row of the county of Birmingham, whose name differs from its region's. */
export function buildCountySeed(over: Partial<CountySeed> = {}): CountySeed {
  const slug = over.canonicalSlug ?? "west-midlands-county";
  return {
    ...shared,
    kind: "county",
    name: "West Midlands County",
    slug,
    canonicalSlug: slug,
    region: "West Midlands",
    regionSlug: "west-midlands",
    places: [{ name: "Birmingham", slug: "birmingham", type: "city", population: 1_157_603 }],
    towns: [],
    ...over,
  };
}

export function buildPlaceSeed(over: Partial<PlaceSeed> = {}): PlaceSeed {
  const slug = over.canonicalSlug ?? "birmingham";
  return {
    ...shared,
    kind: "place",
    name: "Birmingham",
    slug,
    canonicalSlug: slug,
    region: "West Midlands",
    regionSlug: "west-midlands",
    county: "West Midlands County",
    countySlug: "west-midlands-county",
    originalId: 2_655_603,
    type: "city",
    country: "England",
    localGovernmentArea: "Birmingham City Council",
    nutsRegion: "UKG",
    isCentre: true,
    centre: null,
    places: [],
    around: null,
    elsewhere: [],
    opposite: null,
    islandStations: null,
    isActive: true,
    isCore: true,
    sharesStations: false,
    ...over,
  };
}
