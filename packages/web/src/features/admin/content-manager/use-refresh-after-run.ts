import { useQueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { useEffect, useRef } from "react";
import { refresh, refreshStates } from "../admin-queries.ts";

/** Caches may serve the list for five seconds, so it shows the changes of a run only after that. */
const listCacheMs = 5_500;

type Run = Pick<ContentProgress, "isRunning" | "startedAt">;

/** Returns true if a run has ended between two polls. A short run may start and end between them, so its start counts too. */
export const hasEnded = (before: Run, now: Run): boolean =>
  !now.isRunning && (before.isRunning || before.startedAt !== now.startedAt);

/** Refreshes the texts and the list of locations when a run has ended, because the run has changed both. */
export function useRefreshAfterRun(progress: ContentProgress | undefined): void {
  const client = useQueryClient();
  const before = useRef<Run | null>(null);
  useEffect(() => {
    const ended = progress && before.current && hasEnded(before.current, progress);
    before.current = progress ?? null;
    if (!ended) return;
    void refreshStates(client);
    setTimeout(() => void refresh(client, ["listContentLocations"]), listCacheMs);
  }, [client, progress]);
}
