import type { Draft } from "./draft.ts";
import type { Facts } from "./facts.ts";

/** City is a title, not a size: the stated ones are cities, whatever their population. */
export function nameCities(facts: Facts, biggestFirst: readonly Draft[]): void {
  const open = new Set(facts.officialCities);
  for (const place of biggestFirst) {
    if (open.delete(`${place.name}@${place.county}`)) place.type = "city";
  }
  if (open.size > 0) throw new Error(`no place is there for the cities ${[...open].join(", ")}`);
}
