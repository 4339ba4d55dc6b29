export type PopulationBand = "village" | "small town" | "town" | "large town" | "city";

/** A size in words, so that a text need not quote a census figure. Only chartered cities are called one. */
export function populationBand(type: string, population: number | null): PopulationBand | null {
  if (type === "city" || type === "village") return type;
  if (population === null) return null;
  if (population < 5_000) return "village";
  if (population < 15_000) return "small town";
  return population < 75_000 ? "town" : "large town";
}
