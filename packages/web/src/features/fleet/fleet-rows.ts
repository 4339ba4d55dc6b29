import type { Failure } from "../../api/call-failure.ts";
import type { FleetLine, RegistrationLine } from "./fleet-lines.ts";
import { manualVan, type FleetVan } from "./fleet-van.ts";

/** A fleet line and its lookup status. */
export type FleetRow<Line extends FleetLine = FleetLine> =
  /**
   * The lookup is pending. `busySeconds` is the time until the next attempt if the site was busy.
   */
  | { state: "waiting"; line: RegistrationLine; busySeconds?: number }
  | { state: "known"; line: Line; van: FleetVan }
  | FailedRow<Line>;

/** A failed line. `canRetry` is false if another attempt would fail too. */
export interface FailedRow<Line extends FleetLine> {
  state: "failed";
  line: Line;
  message: string;
  canRetry: boolean;
  /** The kind of failure of its lookup. */
  failure?: Failure;
}

/** The row of a registration. */
export type LookupRow = FleetRow<RegistrationLine>;

/** Returns the initial row of a line. Manual entries are known without a lookup. */
export function firstRow(line: FleetLine): FleetRow {
  if (line.kind === "registration") return { state: "waiting", line };
  if (line.kind === "wrong") {
    return { state: "failed", line, message: line.message, canRetry: false };
  }
  return { state: "known", line, van: manualVan(line) };
}

/** The order of rows: known vans, pending lookups, failed lines. */
const rank = { known: 0, waiting: 1, failed: 2 } as const;

/** Returns true if the van must not be driven until repaired. */
export const isUnsafe = ({ failed }: FleetVan): boolean => failed?.driving === "not until repaired";

/** Returns the day by which a van is sorted. Unknown days come last. */
const nextDay = ({ due, dueBetween }: FleetVan): string => due ?? dueBetween?.from ?? "9999";

/**
 * Compares two vans by urgency: unsafe vans first, then by due day, then vans without a due day.
 */
export const byUrgency = (a: FleetVan, b: FleetVan): number =>
  Number(isUnsafe(b)) - Number(isUnsafe(a)) || nextDay(a).localeCompare(nextDay(b));

/** Returns the rows in order: known vans by urgency, pending lookups, failed lines. */
export const sortedByDue = (rows: readonly FleetRow[]): FleetRow[] =>
  rows.toSorted(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (a.state === "known" && b.state === "known" ? byUrgency(a.van, b.van) : 0) ||
      a.line.number - b.line.number,
  );
