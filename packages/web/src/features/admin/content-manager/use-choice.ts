import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { useState } from "react";
import { lastAcceptedRun, shownProgress } from "../generation-progress.ts";

/** Returns when the latest run started, "" before any run. One that was accepted may not show in the progress yet. */
function latestStart(client: QueryClient, progress: Pick<ContentProgress, "startedAt">): string {
  const accepted = lastAcceptedRun(client)?.startedAt ?? "";
  const shown = progress.startedAt ?? "";
  return accepted > shown ? accepted : shown;
}

/**
 * Returns why the operator's choice of locations no longer stands, if so: `spent` once a batch of it is accepted,
 * `overtaken` once another run has started since, from another tab or by another operator. Either way `renew` makes it
 * stand again, with the operator's next change of the selection or the filter. `seenRun` is when the run started that was
 * the latest then.
 */
export function useChoice(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const latest = progress && latestStart(client, progress);
  const [seenRun, setSeenRun] = useState(latest);
  const [isSpent, setIsSpent] = useState(false);
  if (seenRun === undefined && latest !== undefined) setSeenRun(latest);
  const isOvertaken = latest !== undefined && seenRun !== undefined && latest > seenRun;
  const overtaken = isOvertaken ? ("overtaken" as const) : undefined;
  return {
    closedBecause: isSpent ? ("spent" as const) : overtaken,
    seenRun,
    spend: () => setIsSpent(true),
    /** Records a run that this page has started itself. */
    startedRun: setSeenRun,
    renew: () => {
      setIsSpent(false);
      const known = shownProgress(client);
      if (known) setSeenRun(latestStart(client, known));
    },
  };
}
