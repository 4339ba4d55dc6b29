import { problems } from "@vanfettle/contract/problems";
import { pluralise } from "@vanfettle/vans/format-number";
import { failureOf } from "./call-failure.ts";
import { problemOf, retryAfterOf, statusOf } from "./http-error.ts";

/**
 * What visitors read about a call that failed or waits: what is known, and what to do. The API's
 * own messages are in `problems.ts` of the contract.
 */

/** Returns when to try again, for an error of a busy site. */
export function whenToRetry(error: unknown): string {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return "in a minute";
  return seconds <= 60
    ? `in ${pluralise(seconds, "second")}`
    : `in ${Math.ceil(seconds / 60)} minutes`;
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

/** Returns the text while a van check waits for its next attempt. */
export const waitingCheck = (seconds: number): string =>
  `The van check is busy. Trying again in ${pluralise(seconds, "second")}.`;

/** What a visitor can do who has only one van to check. */
const orByHand = "or enter dates and weight below";
const vanCheckFailed = `There is a problem with our van check. Try again in a minute, ${orByHand}`;
/** Follows the API's message on a vehicle that was not found. */
const belowInstead = "You can enter its dates and weight below";

/**
 * Returns the text for the failed check of a van. The API explains a rejected registration, and one
 * that was not found.
 */
export function vanCheckFailure(error: unknown): string {
  switch (failureOf(error)) {
    case "refused":
      return problemOf(error)?.message ?? problems.invalid_registration.message;
    case "missing":
      return `${problemOf(error)?.message ?? problems.vehicle_not_found.message} ${belowInstead}`;
    case "busy":
      return `The van check is busy. Try again ${whenToRetry(error)}, ${orByHand}`;
    case "offline":
      return `You have no connection. Connect and try again, ${orByHand}`;
    case "silent":
      return `No answer came. Check your connection and try again, ${orByHand}`;
    default:
      return vanCheckFailed;
  }
}

/** Returns the same for one of several vans, in the space of a row. */
export function vanInListFailure(error: unknown): string {
  switch (failureOf(error)) {
    case "busy":
      return `The van check is busy. Try this one again ${whenToRetry(error)}`;
    case "offline":
      return "You have no connection. Try again";
    case "silent":
      return "No answer came. Try again";
    default:
      return serverMessage(error) ?? "We could not check this van. Try again";
  }
}

function serverMessage(error: unknown): string | undefined {
  const message: unknown = problemOf(error)?.message;
  // A response from another server, such as a firewall, has no message for the visitor.
  return typeof message === "string" && message !== "" ? message : undefined;
}

const erased = 410;

/** Returns the text for a failed booking without messages on fields. */
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

/** Returns the text while one of several requests waits for its next attempt. */
export const waitingRequest = (seconds: number): string =>
  `The site is busy. Trying again in ${pluralise(seconds, "second")}.`;

/** Returns the text for a failed erasure of a booking. */
export function erasureFailure(error: unknown): string {
  switch (failureOf(error)) {
    case "silent":
    case "unreadable":
      return "No answer came, so your request may be erased. Erase it again to make sure.";
    default:
      return `We could not delete your request. ${adviceOn(error)}`;
  }
}
