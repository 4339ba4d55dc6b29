/**
 * The ids of all facts that any location may have. All locations share them, because a text service compiles each
 * response schema once, and separate ids would need a schema per location.
 */
export const factIds = [
  "place.kind",
  "place.county",
  "place.region",
  "place.centre",
  "place.namesakes",
  "place.island",
  "nearby.1",
  "nearby.2",
  "nearby.3",
  "county.moreStations",
  "county.fewerStations",
  "county.class7Nearer",
  "county.class7Further",
  "area.region",
  "area.class7.1",
  "area.class7.2",
  "vanStations.within5Miles",
  "vanStations.oneWithin5Miles",
  "vanStations.noWithin5Miles",
  "vanStations.class7Within5Miles",
  "vanStations.oneClass7Within5Miles",
  "vanStations.noClass7Within5Miles",
  "vanStations.nearestMiles",
  "vanStations.nearestClass7Miles",
  "vanStations.tenthMiles",
  "vanStations.inArea",
  "vanStations.class7InArea",
  "mot.byDva",
] as const;

export type FactId = (typeof factIds)[number];
