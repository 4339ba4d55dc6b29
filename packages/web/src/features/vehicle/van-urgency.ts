import type { Van } from "./van.ts";

/** Returns true if the van must not be driven until repaired. */
export const isUnsafe = ({ failed }: Van): boolean => failed?.driving === "not until repaired";

/** Returns the day by which a van is sorted. Unknown days come last. */
const nextDay = ({ due, dueBetween }: Van): string => due ?? dueBetween?.from ?? "9999";

/**
 * Compares two vans by urgency: unsafe vans first, then by due day, then vans without a due day.
 */
export const byUrgency = (a: Van, b: Van): number =>
  Number(isUnsafe(b)) - Number(isUnsafe(a)) || nextDay(a).localeCompare(nextDay(b));
