import type { NearStations } from "../stations/station-schemas.ts";

/** Builds the response about the stations near a postcode. By default it is one of Belfast, and no list is imported. */
export const buildNearStations = (overrides: Partial<NearStations> = {}): NearStations => ({
  postcode: "BT1",
  placed: null,
  centre: null,
  class: null,
  jurisdiction: "northern-ireland",
  stations: [],
  within5Miles: null,
  within10Miles: null,
  figures: null,
  places: [],
  island: null,
  list: null,
  ...overrides,
});
