import type { BookingIssues, BookingValues } from "@vanfettle/contract/booking/booking-rules";
import {
  emptyBooking,
  normaliseIdentifier,
  normaliseRegistration,
  validateBooking,
} from "@vanfettle/contract/booking/booking-rules";
import type { Van } from "../vehicle/van.ts";
import { isDue, proposedService } from "./proposed-service.ts";

/** A van for which its owner can request a quote. */
export interface RequestVan {
  /** The id of a saved van, or else text that identifies the van in the list. */
  id: string;
  /** The van's name, which no other van of the list has. */
  name: string;
  van: Van;
  /** The proposals that stand in the row, although the van's facts may have changed meanwhile. */
  proposal?: RequestDraft;
}

/** The owner's input for a van. */
export interface RequestDraft {
  isChosen: boolean;
  serviceType: string;
  /** Empty if it is the postcode for all vans. */
  postcode: string;
  /** The registration of a van that is known without one. */
  registration: string;
}

/** The outcome of a van's request; `idle` before it is sent. */
export type RequestOutcome =
  | { state: "idle" }
  /** `busySeconds` is the time until the next attempt if the site was busy. */
  | { state: "sending"; busySeconds?: number }
  | {
      state: "saved" | "opened";
      /** The partner's address for finishing the request. */
      redirectUrl: string;
      /** The token of the link that shows and erases the request, in this visit only. */
      token?: string | undefined;
      /** True if the browser could not save that link, as the owner wants. */
      isLinkLost?: boolean | undefined;
    }
  | { state: "failed"; message: string };

export interface VanRequestsState {
  /** The postcode for all vans without their own postcode. */
  postcode: string;
  /** The drafts that the owner has changed, by van id. */
  drafts: Readonly<Record<string, RequestDraft>>;
  outcomes: Readonly<Record<string, RequestOutcome>>;
}

const idle: RequestOutcome = { state: "idle" };

/** Returns the outcome of a van's request. */
export const outcomeOf = (
  { outcomes }: Pick<VanRequestsState, "outcomes">,
  id: string,
): RequestOutcome => outcomes[id] ?? idle;

/** Returns whether a request is stored, and so is not sent again. */
export const isSaved = ({ state }: RequestOutcome): boolean =>
  state === "saved" || state === "opened";

/** Returns the owner's input for a van, or else the proposals from its dates and defects. */
export const draftOf = (
  { drafts }: Pick<VanRequestsState, "drafts">,
  { id, van, proposal }: RequestVan,
): RequestDraft =>
  drafts[id] ??
  proposal ?? {
    isChosen: isDue(van),
    serviceType: proposedService(van),
    postcode: "",
    registration: "",
  };

/** Returns the vans of the list whose requests are chosen and not stored. */
export const toSendOf = (state: VanRequestsState, vans: readonly RequestVan[]): RequestVan[] =>
  vans.filter((each) => !isSaved(outcomeOf(state, each.id)) && draftOf(state, each).isChosen);

/** Returns the values of a van's request, normalised for sending. */
export function valuesOf(state: VanRequestsState, each: RequestVan): BookingValues {
  const { serviceType, postcode, registration } = draftOf(state, each);
  return {
    ...emptyBooking,
    registration: each.van.registration ?? normaliseRegistration(registration),
    postcode: normaliseIdentifier(postcode || state.postcode),
    serviceType,
  };
}

/** The messages on the fields: of the postcode for all, and of each van by its id. */
export interface RequestIssues {
  postcode?: string | undefined;
  vans: Readonly<Record<string, BookingIssues>>;
}

/** Returns the messages on the fields of the vans, in the booking form's words. */
export function issuesOf(state: VanRequestsState, vans: readonly RequestVan[]): RequestIssues {
  let forAll: string | undefined;
  const byVan: Record<string, BookingIssues> = {};
  for (const each of vans) {
    const { postcode, ...others } = validateBooking(valuesOf(state, each));
    const usesOwn = draftOf(state, each).postcode !== "";
    if (!usesOwn) forAll ??= postcode;
    const issues = { ...others, ...(usesOwn && postcode && { postcode }) };
    if (Object.keys(issues).length > 0) byVan[each.id] = issues;
  }
  return { postcode: forAll, vans: byVan };
}
