import { useEffect, useEffectEvent, useRef, useState } from "react";
import { normaliseIdentifier } from "@vanfettle/contract/booking/booking-rules";
import { useApi } from "../../api/api-context.ts";
import { toasts } from "../../ui/overlays/toasts.ts";
import { showBookingFailed } from "../booking/failed-booking-toast.ts";
import { useBookingPage } from "../booking/use-booking-page.ts";
import { keepBooking } from "../booking/your-booking/kept-bookings.ts";
import { isStillSaved } from "../my-vans/saved-vans.ts";
import { rememberedRequests, rememberRequests } from "./request-memory.ts";
import {
  draftOf,
  issuesOf,
  outcomeOf,
  valuesOf,
  type RequestDraft,
  type RequestIssues,
  type RequestOutcome,
  type RequestVan,
  type VanRequestsState,
} from "./request-state.ts";
import { sendRequests } from "./send-requests.ts";

interface Options {
  vans: readonly RequestVan[];
  /**
   * True if the vans are saved on this device: the tab may then store their requests. The partner's
   * address holds a registration, so it is stored only for a van saved with a registration.
   */
  areSaved: boolean;
  /** The postcode that the owner has entered on this page. */
  postcode: string | undefined;
}

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Returns the requests for a list of vans, and the actions on them. */
export function useVanRequests({ vans, areSaved, postcode }: Options) {
  const { api } = useApi();
  const page = useBookingPage();
  const [state, setState] = useState<VanRequestsState>(() => {
    const stored = rememberedRequests();
    const remembered = areSaved ? stored : { ...stored, drafts: {}, outcomes: {} };
    return postcode ? { ...remembered, postcode: normaliseIdentifier(postcode) } : remembered;
  });
  const [issues, setIssues] = useState<RequestIssues>({ vans: {} });
  const given = useRef(postcode ?? "");
  /** The state after the last change, which outlives the page so that the tab stores it. */
  const latest = useRef(state);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /** False if a reload would lose what the tab should store. */
  const [isRemembered, setRemembered] = useState(true);
  function remember(): void {
    const saved = areSaved ? vans.filter(({ id }) => isStillSaved(id)) : [];
    setRemembered(rememberRequests(latest.current, saved));
  }
  const rememberLatest = useEffectEvent(remember);
  // The requests of a van that its owner removes are forgotten.
  useEffect(() => rememberLatest(), [vans.length]);

  function update(change: (before: VanRequestsState) => VanRequestsState): void {
    latest.current = change(latest.current);
    remember();
    setState(latest.current);
  }

  // Another list may come with another postcode. The one that the owner has entered here stays.
  const takePostcode = useEffectEvent((text: string) => {
    const isUnchanged = latest.current.postcode === normaliseIdentifier(given.current);
    if (text !== given.current && isUnchanged) setPostcode(normaliseIdentifier(text));
    given.current = text;
  });
  useEffect(() => takePostcode(postcode ?? ""), [postcode]);

  function setOutcome(id: string, outcome: RequestOutcome): void {
    update((before) => ({ ...before, outcomes: { ...before.outcomes, [id]: outcome } }));
  }

  function setPostcode(text: string): void {
    update((before) => ({ ...before, postcode: text }));
    setIssues(({ vans: byVan }) => ({ vans: byVan }));
  }

  function changeDraft(each: RequestVan, change: Partial<RequestDraft>): void {
    const draft = { ...draftOf(latest.current, each), ...change };
    update((before) => ({ ...before, drafts: { ...before.drafts, [each.id]: draft } }));
    setIssues((before) => ({ ...before, vans: without(before.vans, each.id) }));
  }

  /** Marks a van's request as not sent, for a further one. */
  function startAgain({ id }: RequestVan): void {
    update((before) => ({ ...before, outcomes: without(before.outcomes, id) }));
  }

  const isSending = vans.some(({ id }) => outcomeOf(state, id).state === "sending");

  /**
   * Sends the requests of the vans in order. Returns the messages on the fields, without sending
   * any, or else `null`. `keepsLinks` saves the links to the stored requests in this browser.
   */
  async function send(
    chosen: readonly RequestVan[],
    { keepsLinks }: { keepsLinks: () => boolean },
  ): Promise<RequestIssues | null> {
    const found = issuesOf(latest.current, chosen);
    setIssues(found);
    if (found.postcode || Object.keys(found.vans).length > 0) return found;
    toasts().prepare();
    const requests = chosen.map((each) => ({
      id: each.id,
      values: valuesOf(latest.current, each),
    }));
    let hasFailed = false;
    await sendRequests(api, requests, {
      page,
      isWanted: () => !isLeft.current,
      onOutcome: (id, outcome, fieldIssues) => {
        if (outcome.state === "failed") hasFailed = true;
        const values = requests.find((request) => request.id === id)?.values;
        const each = chosen.find((van) => van.id === id);
        // What was sent stays, also if the postcode for all vans changes later.
        if (outcome.state === "saved" && each && values) {
          changeDraft(each, { postcode: values.postcode });
        }
        const isLinkLost =
          outcome.state === "saved" &&
          outcome.token !== undefined &&
          keepsLinks() &&
          !keepBooking(outcome.token);
        setOutcome(id, isLinkLost ? { ...outcome, isLinkLost } : outcome);
        if (Object.keys(fieldIssues).length > 0) {
          setIssues((before) => ({ ...before, vans: { ...before.vans, [id]: fieldIssues } }));
        }
      },
    });
    if (hasFailed) showBookingFailed();
    return null;
  }

  return {
    state,
    issues,
    isRemembered: isRemembered || !areSaved,
    isSending,
    setPostcode,
    changeDraft,
    setOutcome,
    startAgain,
    send,
  };
}

export type VanRequestsActions = ReturnType<typeof useVanRequests>;
