import { useQueryClient } from "@tanstack/react-query";
import type { ProblemCode } from "@vanfettle/contract/problems";
import { useRef, useState } from "react";
import { problemOf } from "../../../api/http-error.ts";
import { forgetTexts, versionCall } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import type { OperatorApi } from "../operator-session/operator-api.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { moveOn, setOutcome, type DraftQueue, type QueuedDraft } from "./draft-queue.ts";

/** An operator's decision on a draft. A reason is needed for rejecting it and for accepting one with errors. */
export interface Decision {
  outcome: "approved" | "rejected";
  reason?: string;
}

/** A decision that the server did not take. */
export interface FailedDecision {
  draft: QueuedDraft;
  decision: Decision;
  error: unknown;
  /** Whether the draft no longer waits, so that there is nothing left to decide. */
  isGone: boolean;
}

/** The problems after which a draft no longer waits: another operator or a run has decided on it. */
const goneCodes: ReadonlySet<string> = new Set<ProblemCode>([
  "version_decided",
  "version_superseded",
  "version_live",
  "not_found",
  "location_not_found",
]);

const sendDecision = (api: OperatorApi, draft: QueuedDraft, { outcome, reason }: Decision): Promise<unknown> => {
  const target = versionCall(draft, draft.version);
  if (outcome === "rejected") return api.call("rejectContentVersion", { ...target, body: { reason } });
  return api.call("publishContentVersion", { ...target, body: { onlyIfWaiting: true, reason } });
};

/**
 * Returns a function that decides on a draft and shows the next one at once, while the decision is on its way. A draft
 * whose decision the server does not take waits again and is listed in `failures`, unless it is gone.
 */
export function useDecisions(setQueue: (change: (before: DraftQueue) => DraftQueue) => void) {
  const api = useAdminApi();
  const client = useQueryClient();
  const sent = useRef(new Set<string>());
  const [status, setStatus] = useState("");
  const [failures, setFailures] = useState<readonly FailedDecision[]>([]);
  const dismiss = (draft: QueuedDraft) =>
    setFailures((before) => before.filter((failure) => keyOf(failure.draft) !== keyOf(draft)));

  const decide = (draft: QueuedDraft, decision: Decision): void => {
    const key = keyOf(draft);
    // A second press may come before the page shows the first.
    if (sent.current.has(key)) return;
    sent.current.add(key);
    dismiss(draft);
    setQueue((queue) => moveOn(setOutcome(queue, key, decision.outcome)));
    setStatus(`${draft.name} ${decision.outcome}.`);
    sendDecision(api, draft, decision)
      .catch((error: unknown) => {
        sent.current.delete(key);
        const isGone = goneCodes.has(problemOf(error)?.code ?? "");
        setQueue((queue) => setOutcome(queue, key, isGone ? "gone" : null));
        setFailures((before) => [...before, { draft, decision, error, isGone }]);
        setStatus("");
      })
      .finally(() => forgetTexts(client, draft.slug));
  };
  return { decide, status, announce: setStatus, failures, dismiss };
}
