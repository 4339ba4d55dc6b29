import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import type {
  ContentQueueRequest,
  QueueSelection,
} from "@vanfettle/contract/generation/queue-schemas";
import { takePress, type Press } from "../../ui/focus.ts";
import { refresh, useEndpoint } from "../admin-queries.ts";
import { onRunAccepted, useForgetRefusal } from "../generation-progress.ts";
import { useOperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";

type AskedQueue = { selection: QueueSelection; label: string };

/** A queue that waits for a confirmation, and the press and the button that asked for it. */
type Asked = AskedQueue & { press: Press; opener: Element | null };

const readAgain = (client: QueryClient) =>
  void refresh(client, ["getContentProgress", "getContentRun"]);

/** Returns the queue on the server, and the functions that estimate, start and cancel a queue. */
export function useQueue(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const api = useOperatorApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const hasQueue = progress?.runKind === "queue" || progress?.continuesAt !== undefined;
  const { data } = useEndpoint("getContentRun", {
    enabled: hasQueue,
    asOf: [progress?.startedAt, progress?.lastUpdate, progress?.isRunning, progress?.completed],
    keepsPrevious: true,
  });
  const estimate = useMutation({
    mutationFn: (selection: QueueSelection) =>
      api.call("estimateContentQueue", { body: { selection } }),
  });
  const start = useOperatorMutation({
    call: (_, body: ContentQueueRequest) => api.call("startContentQueue", { body }),
    onSuccess: (run) => {
      setAsked(null);
      onRunAccepted(client, run.startedAt);
      void refresh(client, ["getContentRun"]);
    },
    onError: () => {
      readAgain(client);
      if (asked) estimate.mutate(asked.selection);
    },
  });
  useForgetRefusal(start, progress);
  const cancel = useOperatorMutation({
    call: (_, runId: string) => api.call("cancelContentRun", { body: { runId } }),
    refresh: readAgain,
  });
  return {
    asked,
    queue: hasQueue ? (data?.queue ?? null) : null,
    estimate,
    start,
    cancel,
    ask(queue: AskedQueue) {
      start.reset();
      setAsked({ ...queue, press: takePress(), opener: document.activeElement });
      estimate.mutate(queue.selection);
    },
    /** Estimates the same selection anew, over towns of another population. */
    choosePopulation: (fromPopulation: number) => {
      if (!asked || asked.selection.kind === "listed" || asked.selection.kind === "stale") return;
      const selection = { ...asked.selection, fromPopulation };
      setAsked({ ...asked, selection });
      estimate.mutate(selection);
    },
    /** Starts nothing, and gives the button that asked its focus back. */
    dismiss: () => {
      if (asked?.opener instanceof HTMLButtonElement) takePress().moveFocus(asked.opener);
      setAsked(null);
    },
  };
}
