import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import type { ContentQueueRequest, QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { useState } from "react";
import { refresh, useEndpoint } from "../admin-queries.ts";
import { onRunAccepted } from "../generation-progress.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";

/** A selection whose queue the operator is asked to confirm. */
export interface AskedQueue {
  selection: QueueSelection;
  label: string;
}

/** Returns the queue on the server, and what estimates, starts and cancels one. */
export function useQueue(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const api = useAdminApi();
  const [asked, setAsked] = useState<AskedQueue | null>(null);
  const { startedAt, lastUpdate, isRunning, completed } = progress ?? {};
  const { data } = useEndpoint("getContentQueue", {
    enabled: progress?.runKind === "queue",
    asOf: [startedAt, lastUpdate, isRunning, completed],
    keepsPrevious: true,
  });
  const readAgain = () => void refresh(client, ["getContentProgress", "getContentQueue"]);

  const estimate = useMutation({
    mutationFn: (selection: QueueSelection) => api.call("estimateContentQueue", { body: { selection } }),
  });
  const start = useOperatorMutation({
    mutationFn: (_, request: ContentQueueRequest) => api.call("startContentQueue", { body: request }),
    onSuccess: (run) => {
      setAsked(null);
      onRunAccepted(client, run.startedAt);
      void refresh(client, ["getContentQueue"]);
    },
    onError: () => {
      readAgain();
      if (asked) estimate.mutate(asked.selection);
    },
  });
  const cancel = useOperatorMutation({
    mutationFn: (_, runId: string) => api.call("cancelContentRun", { body: { runId } }),
    onSettled: readAgain,
  });

  return {
    asked,
    queue: progress?.runKind === "queue" ? (data?.queue ?? null) : null,
    estimate,
    start,
    cancel,
    ask(queue: AskedQueue) {
      start.reset();
      setAsked(queue);
      estimate.mutate(queue.selection);
    },
    dismiss: () => setAsked(null),
  };
}
