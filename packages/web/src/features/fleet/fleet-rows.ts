import type { Api } from "../../api/client.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import type { FleetLine, RegistrationLine } from "./fleet-lines.ts";
import { vanByHand, vanOfCheck, type FleetVan } from "./fleet-van.ts";

/** A line of the fleet and what has come of it. */
export type FleetRow =
  | { state: "waiting"; line: RegistrationLine }
  | { state: "known"; line: FleetLine; van: FleetVan }
  /** Nothing is known of the van. It can be asked for again unless that would be in vain. */
  | { state: "lost"; line: FleetLine; message: string; canRetry: boolean };

const lostMessages = {
  busy: "Too many vans were asked for at once. Try this one again",
  noAnswer: "No answer came. Try this one again",
} as const;

/** Returns the row of a line before anything has been asked. A van by hand needs nothing asked. */
export function firstRow(line: FleetLine): FleetRow {
  if (line.kind === "registration") return { state: "waiting", line };
  if (line.kind === "wrong") return { state: "lost", line, message: line.message, canRetry: false };
  return { state: "known", line, van: vanByHand(line) };
}

function lostRow(line: RegistrationLine, error: unknown): FleetRow {
  const status = statusOf(error);
  if (status === 429) return { state: "lost", line, message: lostMessages.busy, canRetry: true };
  const isFinal = status === 400 || status === 404;
  const problem = problemOf(error);
  // Another server's answer, such as a firewall's, says nothing of the van.
  const message =
    typeof problem?.message === "string" && problem.message !== "" ? problem.message : lostMessages.noAnswer;
  return { state: "lost", line, message, canRetry: !isFinal };
}

/** Asks for one van. Returns its row, also if the call fails. */
export async function askForVan(api: Api, line: RegistrationLine): Promise<FleetRow> {
  try {
    const check = await api.call("checkVehicle", { body: { registration: line.registration } });
    return { state: "known", line, van: vanOfCheck(line, check) };
  } catch (error) {
    return lostRow(line, error);
  }
}

/** Known vans come first, then those that are asked for, then lost lines. */
const rank = { known: 0, waiting: 1, lost: 2 } as const;

/** Returns the rows by the day on which each van is due; a van without one comes after those that have one. */
export function sortedByDue(rows: readonly FleetRow[]): FleetRow[] {
  const dayOf = (row: FleetRow): string => (row.state === "known" && row.van.due) || "9999";
  return rows.toSorted(
    (a, b) => rank[a.state] - rank[b.state] || dayOf(a).localeCompare(dayOf(b)) || a.line.number - b.line.number,
  );
}

/** Returns the vans that are known, in the order of the rows. */
export const knownVans = (rows: readonly FleetRow[]): FleetVan[] =>
  rows.flatMap((row) => (row.state === "known" ? [row.van] : []));
