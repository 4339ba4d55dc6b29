import { useQueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { useEffect, useRef } from "react";
import { adminKeys } from "../admin-queries.ts";

/** The list may come from the shared cache for five seconds, so what a run has changed shows only after that. */
const listCacheMs = 5_500;

type Run = Pick<ContentProgress, "isRunning" | "runId">;

/** A short run may start and end between two polls: then only its id tells. */
export const hasEnded = (before: Run, now: Run): boolean =>
  !now.isRunning && (before.isRunning || before.runId !== now.runId);

/** Reads texts and list again when a run has ended, as it has written both. */
export function useRunEnd(progress: ContentProgress | undefined): void {
  const client = useQueryClient();
  const before = useRef<Run | null>(null);
  useEffect(() => {
    const ended = progress && before.current && hasEnded(before.current, progress);
    before.current = progress ?? null;
    if (!ended) return;
    void client.invalidateQueries({ queryKey: adminKeys.texts });
    setTimeout(() => void client.invalidateQueries({ queryKey: adminKeys.locations }), listCacheMs);
  }, [client, progress]);
}
