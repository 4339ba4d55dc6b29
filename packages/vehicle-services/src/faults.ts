import type { Called } from "./call-counts.ts";

/** The ways in which a service can fail. */
export const faultModes = [
  "ok",
  /** Responds after five seconds. */
  "slow",
  "rate-limit",
  "daily-limit",
  "error",
  "maintenance",
  "not-found",
  "invalid",
  "key-rejected",
  "token-expired",
  /** Responds 200 with malformed JSON, an object without fields, or half a body. */
  "not-json",
  "empty",
  "cut-off",
  /** Closes the connection, or keeps it open without a response. */
  "drop",
  "hang",
  "redirect",
] as const;

export type FaultMode = (typeof faultModes)[number];

/** Returns whether text is the name of a fault mode. */
export const isFaultMode = (text: string): text is FaultMode => (faultModes as readonly string[]).includes(text);

/** The fault of each endpoint. */
export type Faults = { [endpoint in Called]?: FaultMode };

const both = (mode: FaultMode): Faults => ({ dvsa: mode, dvla: mode });

const faultsOfMarks: Record<string, Faults> = {
  QQ11SLO: both("slow"),
  QQ11THR: both("rate-limit"),
  QQ11ERR: both("error"),
  QQ11DSD: { dvsa: "error" },
  QQ11DLD: { dvla: "error" },
  // DVLA's test registrations.
  ER19BAD: both("invalid"),
  ER19NFD: both("not-found"),
  ER19THR: both("rate-limit"),
  ER19ERR: both("error"),
  ER19MNT: both("maintenance"),
};

/** Returns the fault for a registration: its own fault, or else the fault set for the service. */
export const faultOf = (service: "dvsa" | "dvla", registration: string, set: Faults): FaultMode =>
  (Object.hasOwn(faultsOfMarks, registration) ? faultsOfMarks[registration]?.[service] : undefined) ??
  set[service] ??
  "ok";
