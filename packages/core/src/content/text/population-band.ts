export type PopulationBand = "village" | "small town" | "town" | "large town" | "city";

/** Returns the size of a place in words. Only chartered cities count as cities; boroughs and districts have no band. */
export function populationBand(type: string, population: number | null): PopulationBand | null {
  if (type === "city" || type === "village") return type;
  if (type !== "town" || population === null) return null;
  if (population < 15_000) return "small town";
  return population < 75_000 ? "town" : "large town";
}
