export type PopulationBand = "small town" | "town" | "large town" | "city";

/**
 * Returns the size in words of a place that a source calls a city or a town, or else null, because population does not
 * separate towns from villages.
 */
export function populationBand(type: string, population: number | null): PopulationBand | null {
  if (type === "city") return type;
  if (type !== "town") return null;
  if (population === null) return "town";
  if (population < 15_000) return "small town";
  return population < 75_000 ? "town" : "large town";
}
