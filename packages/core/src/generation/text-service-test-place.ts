import type { FactRecord } from "../location/facts/facts.ts";

/** The facts of a made-up place, which a test of the text service writes about. */
export const testPlace: FactRecord = {
  kind: "place",
  name: "Trialbourne",
  type: "town",
  county: "Trialshire",
  region: "South East",
  populationBand: "town",
  distinctName: null,
  island: null,
  suggested: [
    { name: "Proofley", miles: 3.4 },
    { name: "Checkham", miles: 5.9 },
  ],
  centre: null,
  class7Places: [],
  around: null,
  class7Near: [],
  opposite: null,
  islandStations: null,
  districts: [],
  testCentres: [],
  towns: null,
  largestTowns: [],
  counties: [],
  vanStations: {
    count: 4,
    class7: 2,
    withinMiles: 5,
    nearestMiles: 0.7,
    nearestClass7Miles: 2.8,
    tenthMiles: 8.1,
  },
};
