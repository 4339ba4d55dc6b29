import type { FactRecord } from "../location/facts/facts.ts";

/** The facts of a made-up place, which a test of the text service writes about. */
export const testPlace: FactRecord = {
  kind: "place",
  name: "Trialbourne",
  type: "town",
  county: "Trialshire",
  region: "South East",
  distinctName: null,
  island: null,
  centre: null,
  around: {
    within1Mile: { stations: 2, class7: 0 },
    within3Miles: { stations: 3, class7: 1 },
    within10Miles: { stations: 14, class7: 5 },
    class5: 0,
    acrossWater: false,
  },
  elsewhere: [{ name: "Proofley", miles: 8.4, class7: 6 }],
  opposite: null,
  islandStations: null,
  districts: [],
  testCentres: [],
  towns: [],
  counties: [],
  zone: null,
  vanStations: {
    count: 4,
    class7: 2,
    withinMiles: 5,
    nearestMiles: 0.7,
    nearestClass7Miles: 2.8,
    tenthMiles: 8.1,
  },
};
