import { statusOf } from "./http-error.ts";

/**
 * The reasons for a call without a usable answer:
 * - `offline`: the browser has no connection, so nothing was sent;
 * - `silent`: no answer came within the limit, or the connection was lost, so the call may have
 *   arrived;
 * - `unreadable`: the answer is not JSON or lacks a field, as from another release or another
 *   server.
 */
type Reason = "offline" | "silent" | "unreadable";

/** Thrown for a call without a usable answer. */
export class NoAnswer extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The call has no answer: ${reason}`, options);
    this.name = "NoAnswer";
    this.reason = reason;
  }
}

/** The kinds of failed calls. `failure-texts.ts` words them for each action. */
export type Failure = Reason | "missing" | "busy" | "refused" | "broken";

/**
 * Returns the kind of a failed call. `broken` is any problem of our service. The class is not
 * checked, because it may be bundled twice.
 */
export function failureOf(error: unknown): Failure {
  const reason = (error as Partial<NoAnswer> | null | undefined)?.reason;
  if (reason !== undefined) return reason;
  const status = statusOf(error) ?? 500;
  if (status === 404) return "missing";
  if (status === 429) return "busy";
  return status < 500 ? "refused" : "broken";
}
