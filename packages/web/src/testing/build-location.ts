import type { LocationPage } from "@vanfettle/contract/location/location-schemas";

/** Builds a location as the API returns it: Maidstone, with the given fields replaced. */
export const buildLocation = (also: Partial<LocationPage> = {}): LocationPage => ({
  id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c001",
  name: "Maidstone",
  slug: "maidstone",
  type: "town",
  region: "South East",
  regionSlug: "south-east",
  county: "Kent",
  countySlug: "kent",
  postcode: "ME",
  latitude: 51.26667,
  longitude: 0.51667,
  population: 107_627,
  garageCount: 63,
  class7Count: 16,
  garageCountSource: "DVSA list of active MOT test stations, April 2025",
  garageCountYear: 2025,
  nearestStationMiles: 0.2,
  nearestClass7Miles: 0.4,
  island: null,
  servicing_content: null,
  mot_content: null,
  faq_content: null,
  servicing_meta_title: null,
  servicing_meta_description: null,
  mot_meta_title: null,
  mot_meta_description: null,
  counties: [],
  places: [],
  nearby: [{ name: "Aylesford", slug: "aylesford", miles: 3, acrossWater: false }],
  alphabetical: [
    { name: "Lydden", slug: "lydden" },
    { name: "Lydd", slug: "lydd" },
    { name: "Marden", distinctName: "Marden, Kent", slug: "marden-kent" },
    { name: "Margate", slug: "margate" },
  ],
  stations: null,
  class7Places: [],
  districts: [],
  testCentres: [],
  namesakes: [],
  indexed: true,
  centre: null,
  updatedAt: "2026-11-01T00:00:00.000Z",
  ...also,
});

/** Builds `count` places whose alphabetical order is the reverse of their order by population. */
const buildPlaces = (count: number): LocationPage["places"] =>
  Array.from({ length: count }, (_, i) => ({
    id: `6f1c1d6e-9f0f-4c3b-8c55-${String(i).padStart(12, "0")}`,
    name: `Town ${String(count - i).padStart(3, "0")}`,
    slug: `town-${i}`,
    type: "town",
    ownStations: { stations: 1_302 - i, class7: i % 3 === 1 ? 0 : 341 - i },
    population: 100_000 - i * 100,
  }));

export const buildCounty = (places: number): LocationPage =>
  buildLocation({
    name: "Kent",
    slug: "kent",
    type: "county",
    nearby: [],
    alphabetical: [],
    places: buildPlaces(places),
  });

export const buildRegion = (also: Partial<LocationPage> = {}): LocationPage =>
  buildLocation({
    name: "South East",
    slug: "south-east",
    type: "region",
    county: null,
    countySlug: null,
    nearby: [],
    alphabetical: [],
    counties: [
      { id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c002", name: "Kent", slug: "kent", place_count: 124 },
      {
        id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c003",
        name: "Surrey",
        slug: "surrey",
        place_count: 1,
      },
    ],
    ...also,
  });
