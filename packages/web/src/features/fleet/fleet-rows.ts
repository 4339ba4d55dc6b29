import type { FleetLine, RegistrationLine } from "./fleet-lines.ts";
import { vanByHand, type FleetVan } from "./fleet-van.ts";

/** A line of the fleet and what has come of it. */
export type FleetRow =
  /** The van is asked for. `busySeconds` is how long until it is asked for again, where the site was too busy. */
  | { state: "waiting"; line: RegistrationLine; busySeconds?: number }
  | { state: "known"; line: FleetLine; van: FleetVan }
  /** Nothing is known of the van. It can be asked for again unless that would be in vain. */
  | { state: "lost"; line: FleetLine; message: string; canRetry: boolean };

/** Returns the row of a line before anything has been asked. A van by hand needs nothing asked. */
export function firstRow(line: FleetLine): FleetRow {
  if (line.kind === "registration") return { state: "waiting", line };
  if (line.kind === "wrong") return { state: "lost", line, message: line.message, canRetry: false };
  return { state: "known", line, van: vanByHand(line) };
}

/** Known vans come first, then those that are asked for, then lost lines. */
const rank = { known: 0, waiting: 1, lost: 2 } as const;

/** Returns whether the van must not be driven before it is repaired. */
export const isUnsafe = ({ failed }: FleetVan): boolean => failed?.driving === "not until repaired";

/** Compares two vans by urgency: vans that must not be driven come first, then by due day, and those without one last. */
export const byUrgency = (a: FleetVan, b: FleetVan): number =>
  Number(isUnsafe(b)) - Number(isUnsafe(a)) || (a.due ?? "9999").localeCompare(b.due ?? "9999");

/** Returns the rows with the known vans by urgency, then those that are asked for, then lost lines. */
export const sortedByDue = (rows: readonly FleetRow[]): FleetRow[] =>
  rows.toSorted(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (a.state === "known" && b.state === "known" ? byUrgency(a.van, b.van) : 0) ||
      a.line.number - b.line.number,
  );

/** Returns the vans that are known, in the order of the rows. */
export const knownVans = (rows: readonly FleetRow[]): FleetVan[] =>
  rows.flatMap((row) => (row.state === "known" ? [row.van] : []));
