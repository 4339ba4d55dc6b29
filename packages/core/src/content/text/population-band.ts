export type PopulationBand = "village" | "small town" | "town" | "large town" | "city";

/** A size in words. Only chartered cities are called one, and a borough or district of a city is no town of its own. */
export function populationBand(type: string, population: number | null): PopulationBand | null {
  if (type === "city" || type === "village") return type;
  if (type !== "town" || population === null) return null;
  if (population < 15_000) return "small town";
  return population < 75_000 ? "town" : "large town";
}
