export type LocationKind = "place" | "county" | "region";
export type PopulationBand = "village" | "small town" | "town" | "large town" | "city";

export interface Neighbour {
  name: string;
  miles: number;
}

/** The facts about one location in a request. The text may state no figures but these. */
export interface Facts {
  kind: LocationKind;
  name: string;
  type: string;
  county: string | null;
  region: string;
  population: number | null;
  populationBand: PopulationBand | null;
  latitude: number;
  longitude: number;
  nearby: Neighbour[];
  centre: string | null;
  largestPlaces: { name: string }[];
  placeCount: number | null;
  countyCount: number | null;
  garages: { count: number; class7: number; withinMiles: number | null; source: string; year: number };
  services: { name: string; price: string }[];
  mot: {
    class4MaxKg: number | null;
    class4MaxFee: string | null;
    class7MinKg: number | null;
    class7MaxKg: number | null;
    class7MaxFee: string | null;
    firstTestAfterYears: number;
    yearly: boolean;
    atGarages: boolean;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0;

/**
 * Reads the facts of a request. Returns null if a fact that the writer needs is missing or malformed. Facts it can do
 * without default to null or an empty list.
 */
export function readFacts(value: unknown): Facts | null {
  if (!isRecord(value) || !isText(value.name) || !isText(value.region)) return null;
  if (value.kind !== "place" && value.kind !== "county" && value.kind !== "region") return null;
  if (!isRecord(value.garages) || typeof value.garages.count !== "number" || !isRecord(value.mot)) return null;
  const lists = {
    nearby: value.nearby ?? [],
    largestPlaces: value.largestPlaces ?? [],
    services: value.services ?? [],
  };
  if (!Object.values(lists).every(Array.isArray)) return null;
  return { county: null, population: null, populationBand: null, centre: null, ...value, ...lists } as unknown as Facts;
}
