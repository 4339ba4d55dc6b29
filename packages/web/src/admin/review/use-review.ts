import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ProblemCode } from "@vanfettle/contract/problems";
import { problemOf } from "../../api/http-error.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { endpointQuery, forgetTexts, versionCall } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { useOperatorApi, type OperatorApi } from "../operator-session/use-operator-session.ts";
import {
  moveBack,
  moveOn,
  moveTo,
  openAfter,
  setOutcome,
  setVersion,
  type DraftQueue,
  type QueuedDraft,
} from "./draft-queue.ts";

/**
 * An operator's decision on a draft. A reason is needed for rejecting it and for accepting one with
 * errors.
 */
export type Decision = { outcome: "approved" | "rejected"; reason?: string };

export type FailedDecision = {
  draft: QueuedDraft;
  decision: Decision;
  error: unknown;
  isGone: boolean;
};

/**
 * The problems after which a draft no longer waits: another operator or a run has decided on it.
 */
const goneCodes: ReadonlySet<string> = new Set<ProblemCode>([
  "version_decided",
  "version_superseded",
  "version_live",
  "not_found",
  "location_not_found",
]);

/** The drafts that are read before they are shown. */
const readAhead = 3;

const sendDecision = (
  api: OperatorApi,
  draft: QueuedDraft,
  { outcome, reason }: Decision,
): Promise<unknown> => {
  const target = versionCall(draft, draft.version);
  if (outcome === "rejected") {
    return api.call("rejectContentVersion", { ...target, body: { reason } });
  }
  return api.call("publishContentVersion", { ...target, body: { onlyIfWaiting: true, reason } });
};

export type Review = ReturnType<typeof useReview>;

/**
 * Returns the review of a queue, one draft after the other. `press` receives what the operator
 * pressed last: what it shows takes the focus.
 */
export function useReview(
  queue: DraftQueue,
  setQueue: (change: (before: DraftQueue) => DraftQueue) => void,
  press: RefObject<Press | null>,
) {
  const api = useOperatorApi();
  const client = useQueryClient();
  const sent = useRef(new Set<string>());
  const [status, setStatus] = useState("");
  const [failures, setFailures] = useState<readonly FailedDecision[]>([]);
  const [isComparing, setComparing] = useState(false);
  useEffect(() => {
    for (const index of openAfter(queue).slice(0, readAhead)) {
      const next = queue.drafts[index];
      if (next) {
        void client.prefetchQuery(
          endpointQuery(api, "getContentVersion", versionCall(next, next.version)),
        );
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the client of the API is made anew with every rendering
  }, [queue, client]);

  const dismiss = (draft: QueuedDraft) =>
    setFailures((before) => before.filter((failure) => keyOf(failure.draft) !== keyOf(draft)));
  const take = (): void => {
    press.current = takePress();
  };
  return {
    queue,
    press,
    take,
    /** The text that screen readers announce. */
    status,
    announce: setStatus,
    failures,
    isComparing,
    setComparing,
    /**
     * Decides on a draft and shows the next draft at once, while the decision is on its way. A
     * draft whose decision the server does not take waits again and is listed in `failures`, unless
     * it is gone.
     */
    decide(draft: QueuedDraft, decision: Decision): void {
      const key = keyOf(draft);
      // A second press may come before the page shows the first.
      if (sent.current.has(key)) return;
      sent.current.add(key);
      take();
      dismiss(draft);
      setQueue((before) => moveOn(setOutcome(before, key, decision.outcome)));
      setStatus(`${draft.name} ${decision.outcome}.`);
      sendDecision(api, draft, decision)
        .catch((error: unknown) => {
          sent.current.delete(key);
          const isGone = goneCodes.has(problemOf(error)?.code ?? "");
          setQueue((before) => setOutcome(before, key, isGone ? "gone" : null));
          setFailures((before) => [...before, { draft, decision, error, isGone }]);
          setStatus("");
        })
        .finally(() => forgetTexts(client, draft.slug));
    },
    answer: ({ draft, isGone }: FailedDecision): void => {
      take();
      dismiss(draft);
      if (!isGone) setQueue((before) => moveTo(before, keyOf(draft)));
    },
    next: (): void => {
      setStatus("");
      setQueue(moveOn);
    },
    previous: () => setQueue(moveBack),
    showEdited(draft: QueuedDraft, version: number, saved: Press | null): void {
      press.current = saved;
      setStatus(`Version ${version} of ${draft.name} saved.`);
      setQueue((before) => setVersion(before, keyOf(draft), version));
    },
  };
}
