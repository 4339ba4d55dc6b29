import type { NearStations } from "../station/station-schemas.ts";

/**
 * Builds the response about the stations near a postcode. The default is in Belfast, without an
 * imported list.
 */
export const buildNearStations = (overrides: Partial<NearStations> = {}): NearStations => ({
  postcode: "BT1",
  placed: null,
  centre: null,
  class: null,
  jurisdiction: "northern-ireland",
  stations: [],
  within5Miles: null,
  within10Miles: null,
  counts: null,
  figures: null,
  places: [],
  testCentres: null,
  island: null,
  list: null,
  ...overrides,
});
