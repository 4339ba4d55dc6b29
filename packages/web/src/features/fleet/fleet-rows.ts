import { formatRegistration } from "@vanfettle/vans/registration";
import type { Lookup } from "../vehicle/ask-for-vans.ts";
import { byUrgency } from "../vehicle/van-urgency.ts";
import { manualVan, type Van } from "../vehicle/van.ts";
import type { FleetLine, ManualLine, RegistrationLine, WrongLine } from "./fleet-lines.ts";

/** A fleet line and its lookup status. */
export type FleetRow =
  | Lookup<RegistrationLine>
  | { state: "known"; line: ManualLine; van: Van }
  | { state: "failed"; line: WrongLine; message: string; canRetry: false };

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

/** Returns the rows in order: known vans by urgency, pending lookups, failed lines. */
export const sortedByDue = (rows: readonly FleetRow[]): FleetRow[] =>
  rows.toSorted(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (a.state === "known" && b.state === "known" ? byUrgency(a.van, b.van) : 0) ||
      a.line.number - b.line.number,
  );

/**
 * Returns a fleet as lines to paste here, with the words beside each registration. It is the way to
 * share a fleet, because no address may hold a registration.
 */
export const listToPaste = (rows: readonly FleetRow[]): string =>
  rows
    .map(({ line }) =>
      line.kind === "registration"
        ? [formatRegistration(line.registration), line.label].filter(Boolean).join(", ")
        : line.text,
    )
    .join("\n");
