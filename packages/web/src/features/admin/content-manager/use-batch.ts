import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { pollingMs } from "@vanfettle/contract/constants";
import { wait } from "@vanfettle/contract/wait";
import { adminKeys, isGenerating, onRunAccepted, progressQuery } from "../admin-queries.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { toBatchRequest } from "./batch-request.ts";

const noSlugs: readonly string[] = [];

/**
 * Returns the mutation that starts a batch for a list of slugs, and the slugs that follow. The server takes the first
 * fifty; the others are sent again once that run has ended, until none is left, a call fails or a run is stopped.
 * `onAccepted` is called with the slugs of each call that were taken, if others follow or followed. A failure is logged to
 * the console.
 */
export function useBatch({ onAccepted }: { onAccepted: (slugs: string[]) => void }) {
  const client = useQueryClient();
  const api = useAdminApi();
  const { data: following = noSlugs } = useQuery<readonly string[]>({
    queryKey: adminKeys.slugsToFollow,
    queryFn: skipToken,
  });
  const slugsToFollow = () => client.getQueryData<readonly string[]>(adminKeys.slugsToFollow) ?? noSlugs;
  // The cache copies what it stores, so the lists are compared by what they hold.
  const follows = (slugs: readonly string[]) => slugsToFollow().join() === slugs.join();
  const setFollowing = (slugs: readonly string[]) => client.setQueryData(adminKeys.slugsToFollow, slugs);

  /** Sends the rest when the run before has ended, unless it was stopped or other slugs follow by then. */
  async function sendLater(rest: string[]): Promise<void> {
    for (;;) {
      await wait(pollingMs.betweenRegions);
      if (!follows(rest)) return;
      const progress = await client.fetchQuery({ ...progressQuery(api, client), staleTime: 0 }).catch(() => undefined);
      if (!progress || isGenerating(client, progress)) continue;
      if (progress.errorCode === "cancelled") setFollowing(noSlugs);
      else batch.mutate(rest);
      return;
    }
  }

  const batch = useMutation({
    mutationFn: (slugs: string[]) => api.call("requestContentBatch", { body: toBatchRequest(slugs) }),
    onSuccess: ({ startedAt, accepted, skipped }, slugs) => {
      const rest = skipped > 0 ? slugs.slice(accepted) : [];
      if (rest.length > 0 || follows(slugs)) onAccepted(slugs.slice(0, accepted));
      setFollowing(rest);
      void client.invalidateQueries({ queryKey: adminKeys.locations });
      onRunAccepted(client, startedAt);
      if (rest.length > 0) void sendLater(rest);
    },
    onError: (error) => {
      setFollowing(noSlugs);
      console.error("The batch was not started.", error);
    },
  });
  return { ...batch, following: following.length, stopFollowing: () => setFollowing(noSlugs) };
}
