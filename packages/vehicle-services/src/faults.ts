import type { Called } from "./call-counts.ts";

/** The ways in which a service can fail. */
export const faultModes = [
  "ok",
  /** Responds after five seconds. */
  "slow",
  "rate-limit",
  "daily-limit",
  /** Limits the rate, and says in `Retry-After` when to call again. */
  "rate-limit-with-wait",
  "error",
  /** Responds 500 with a web page. */
  "html-error",
  "maintenance",
  "not-found",
  "invalid",
  "key-rejected",
  /** Responds 403 because the key does not include this service. */
  "key-not-allowed",
  "token-expired",
  /** Accepts each token for a single call. */
  "token-ends-early",
  /** Issues tokens whose `expires_in` is a string. */
  "expires-as-text",
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

export const isFaultMode = (text: string): text is FaultMode =>
  (faultModes as readonly string[]).includes(text);

export type Faults = { [endpoint in Called]?: FaultMode };
