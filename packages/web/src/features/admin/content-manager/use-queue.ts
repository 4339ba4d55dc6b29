import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import type { ContentQueueRequest, QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { useState } from "react";
import { adminKeys, onRunAccepted, queueQuery } from "../admin-queries.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { useSingleMutation } from "../use-single-mutation.ts";

/** A selection whose queue the operator is asked to confirm. */
export interface AskedQueue {
  selection: QueueSelection;
  label: string;
}

/** Returns the queue on the server, and what estimates, starts and cancels one. */
export function useQueue({ progress, isOperator }: { progress: ContentProgress | undefined; isOperator: boolean }) {
  const client = useQueryClient();
  const api = useAdminApi();
  const [asked, setAsked] = useState<AskedQueue | null>(null);
  const { data } = useQuery({ ...queueQuery(api, progress), enabled: isOperator && progress?.runKind === "queue" });
  const refresh = () =>
    Promise.all([adminKeys.progress, adminKeys.queue].map((queryKey) => client.invalidateQueries({ queryKey })));

  const estimate = useMutation({
    mutationFn: (selection: QueueSelection) => api.call("estimateContentQueue", { body: { selection } }),
  });
  const start = useSingleMutation({
    mutationFn: (request: ContentQueueRequest) => api.call("startContentQueue", { body: request }),
    onSuccess: ({ startedAt }) => {
      setAsked(null);
      onRunAccepted(client, startedAt);
      void client.invalidateQueries({ queryKey: adminKeys.queue });
    },
    onError: () => {
      void refresh();
      if (asked) estimate.mutate(asked.selection);
    },
  });
  const cancel = useSingleMutation({
    mutationFn: (runId: string) => api.call("cancelContentRun", { body: { runId } }),
    onSettled: () => void refresh(),
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
