import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys, onRunAccepted } from "../admin-queries.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { toBatchRequest } from "./batch-request.ts";

/** Returns the mutation that starts a batch for a list of slugs. A failure is logged to the console. */
export function useBatch() {
  const client = useQueryClient();
  const api = useAdminApi();
  return useMutation({
    mutationFn: (slugs: string[]) => api.call("requestContentBatch", { body: toBatchRequest(slugs) }),
    onSuccess: ({ startedAt }) => {
      void client.invalidateQueries({ queryKey: adminKeys.locations });
      onRunAccepted(client, startedAt);
    },
    onError: (error) => console.error("The batch was not started.", error),
  });
}
