import { statusOf } from "./http-error.ts";
import { whenToRetry } from "./retry-while-busy.ts";

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

/** The kinds of failed calls. Each action words its own sentence for them. */
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

/** Returns whose problem a failed call is and what to do, to follow the sentence on what failed. */
export function adviceOn(error: unknown): string {
  switch (failureOf(error)) {
    case "offline":
      return "You have no connection. Connect, then try again.";
    case "silent":
      return "No answer came. Check your connection, then try again.";
    case "busy":
      return `Our site is busy. Try again ${whenToRetry(error)}.`;
    default:
      return "There is a problem with our service. Try again in a minute.";
  }
}
