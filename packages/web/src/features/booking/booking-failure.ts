import { failureOf } from "../../api/call-failure.ts";
import { statusOf } from "../../api/http-error.ts";
import { whenToRetry } from "../../api/retry-while-busy.ts";

const erased = 410;

/** Returns what is known after a failed booking without messages on fields, and what to do. */
export function bookingFailure(error: unknown): string {
  if (statusOf(error) === erased) {
    return "You erased this request. Press again to send a new one.";
  }
  switch (failureOf(error)) {
    case "offline":
      return "No connection, so nothing was sent. Your details are still here.";
    case "silent":
    case "unreadable":
      return "No answer came. It may have arrived. Press again: a request sent twice counts once.";
    case "busy":
      return `The site is busy, so your request is not saved. Your details are still here. Press again ${whenToRetry(error)}.`;
    default:
      return "We could not confirm your request. Your details are still in the form. Try again: a request sent twice counts once.";
  }
}

/** Returns the same for one of several requests, in the space of a row. */
export function requestFailure(error: unknown): string {
  if (statusOf(error) === erased) {
    return "Not saved, try again. You erased this request; this makes a new one.";
  }
  switch (failureOf(error)) {
    case "offline":
      return "Not sent, try again. You have no connection.";
    case "silent":
    case "unreadable":
      return "No answer, try again. It may have arrived. A request sent twice counts once.";
    case "busy":
      return `Not saved, try again ${whenToRetry(error)}. The site is busy.`;
    default:
      return "Not saved, try again. A request sent twice counts once.";
  }
}
