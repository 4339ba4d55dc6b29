import type {
  NearStations,
  PlaceStations,
  Station,
  StationList,
} from "@vanfettle/contract/station/station-schemas";

/** Builds a sample station as the API returns it, with the given fields replaced. */
export const buildStation = (also: Partial<Station> = {}): Station => ({
  site: "SMP1",
  name: "Sample Garage",
  address: "1 Sample Street",
  town: "Sampleton",
  postcode: "QX1 1AA",
  phone: "01632960123",
  classes: ["4", "7"],
  latitude: 53.806,
  longitude: -1.552,
  exact: true,
  miles: 0.42,
  acrossWater: false,
  access: "public",
  councilRun: false,
  ...also,
});

/** Builds the metadata of a real list, with the given fields replaced. */
export const buildStationList = (also: Partial<StationList> = {}): StationList => ({
  name: "DVSA list of active MOT test stations",
  edition: "2026-02",
  rows: 23_087,
  licence: "OGL-3.0",
  sample: false,
  ...also,
});

/** Builds the stations of a place from a site with a list, with the given fields replaced. */
export const buildPlaceStations = (also: Partial<PlaceStations> = {}): PlaceStations => ({
  list: buildStationList(),
  nearest: [buildStation()],
  class7: [],
  counts: { any: 41, "4": 38, "7": 12 },
  ...also,
});

/** Builds the response for `QX1 1AA` from a site with a list, with the given fields replaced. */
export const buildNearStations = (also: Partial<NearStations> = {}): NearStations => ({
  postcode: "QX1 1AA",
  placed: "postcode",
  centre: { latitude: 53.8, longitude: -1.55 },
  class: null,
  jurisdiction: "great-britain",
  stations: [buildStation()],
  within5Miles: 6,
  within10Miles: 12,
  counts: { any: 6, "4": 5, "7": 3 },
  list: buildStationList(),
  figures: null,
  places: [
    {
      name: "Leeds",
      slug: "leeds-west-yorkshire",
      region: "Yorkshire and The Humber",
      miles: 0.3,
      acrossWater: false,
    },
  ],
  testCentres: null,
  island: null,
  ...also,
});
