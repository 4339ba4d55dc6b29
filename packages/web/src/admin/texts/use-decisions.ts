import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ProblemCode } from "@vanfettle/contract/problems";
import { problemOf } from "../../api/http-error.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { toastLimits } from "../../ui/overlays/toasts.ts";
import { keyOf, refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { useOperatorApi, type OperatorApi } from "../operator-session/use-operator-session.ts";

/** A version of a location's text on which an operator decides. */
export type DecidedText = Target & { name: string; version: number };

/**
 * An operator's decision. A draft is approved, another version published. A reason is needed for
 * rejecting and unpublishing a version, and for publishing one with errors.
 */
export type Decision = {
  outcome: "approved" | "published" | "rejected" | "unpublished";
  reason?: string;
};

export type FailedDecision = {
  text: DecidedText;
  decision: Decision;
  error: unknown;
  isGone: boolean;
};

/**
 * The problems after which a version no longer waits: another operator or a run has decided on it.
 */
const goneCodes: ReadonlySet<string> = new Set<ProblemCode>([
  "version_decided",
  "version_superseded",
  "version_live",
  "not_found",
  "location_not_found",
]);

const sendDecision = (
  api: OperatorApi,
  text: DecidedText,
  { outcome, reason }: Decision,
): Promise<unknown> => {
  const target = versionCall(text, text.version);
  switch (outcome) {
    case "rejected":
      return api.call("rejectContentVersion", { ...target, body: { reason } });
    case "unpublished":
      return api.call("rejectContentVersion", { ...target, body: { reason, unpublish: true } });
    default: {
      const onlyIfWaiting = outcome === "approved" || undefined;
      return api.call("publishContentVersion", { ...target, body: { onlyIfWaiting, reason } });
    }
  }
};

interface Options {
  /** Called before the answer: a queue shows the next text at once. */
  onSent?: (text: DecidedText, decision: Decision) => void;
  onFailed?: (failed: FailedDecision) => void;
  /** Called with a failed decision to make again. */
  onReturn?: (text: DecidedText) => void;
}

export type Decisions = ReturnType<typeof useDecisions>;

/**
 * Returns the function that decides on texts, and its state. `press` receives what the operator
 * pressed last: what it shows takes the focus.
 */
export function useDecisions(
  press: RefObject<Press | null>,
  { onSent, onFailed, onReturn }: Options,
) {
  const api = useOperatorApi();
  const client = useQueryClient();
  const sent = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState("");
  const [failures, setFailures] = useState<readonly FailedDecision[]>([]);
  useEffect(() => {
    if (status === "") return;
    const shown = setTimeout(() => setStatus(""), toastLimits.durationMs);
    return () => clearTimeout(shown);
  }, [status]);

  const dismiss = (text: DecidedText) =>
    setFailures((before) => before.filter((failed) => keyOf(failed.text) !== keyOf(text)));
  const take = (): void => {
    // oxlint-disable-next-line react/immutability -- a ref that the page shares with what it opens
    press.current = takePress();
  };
  const settle = (key: string): void => {
    sent.current.delete(key);
    setPending(new Set(sent.current));
  };
  return {
    press,
    take,
    /** The text that screen readers announce, shown as long as a toast. */
    status,
    announce: setStatus,
    failures,
    isPending: (text: Target): boolean => pending.has(keyOf(text)),
    /** Sends a decision. One that the server does not take is listed in `failures`. */
    decide(text: DecidedText, decision: Decision): void {
      const key = keyOf(text);
      // A second press may come before the page shows the first.
      if (sent.current.has(key)) return;
      sent.current.add(key);
      setPending(new Set(sent.current));
      take();
      dismiss(text);
      onSent?.(text, decision);
      setStatus(`${text.name} ${decision.outcome}.`);
      void sendDecision(api, text, decision)
        .catch((error: unknown) => {
          const isGone = goneCodes.has(problemOf(error)?.code ?? "");
          const failed = { text, decision, error, isGone };
          onFailed?.(failed);
          setFailures((before) => [...before, failed]);
          setStatus("");
        })
        .then(() => refreshTexts(client, text.slug))
        .finally(() => settle(key));
    },
    answer: ({ text, isGone }: FailedDecision): void => {
      take();
      dismiss(text);
      if (!isGone) onReturn?.(text);
    },
  };
}
