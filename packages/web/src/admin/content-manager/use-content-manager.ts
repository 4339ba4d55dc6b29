import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ContentLocation } from "@vanfettle/contract/content/content-schemas";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { storedText, storeIfPossible } from "../../ui/device-storage.ts";
import { isText, listOf, parseStored } from "../../ui/stored-json.ts";
import { refresh, refreshStates, useEndpoint } from "../admin-queries.ts";
import {
  isSeen,
  shownProgress,
  startOf,
  useEstimate,
  useProgress,
} from "../generation-progress.ts";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { toListed, type SortOrder, type StateFilter } from "./listed-location.ts";
import { chooseLocations, useBatch } from "./use-batch.ts";
import { useFoundLocations } from "./use-found-locations.ts";
import { useQueue } from "./use-queue.ts";

export type Manager = ReturnType<typeof useContentManager>;

const noLocations: readonly ContentLocation[] = [];

/** The tab's storage keeps the selection while the operator is on the sign-in page. */
const storageKey = "selected-locations";

function storedSelection(): ReadonlySet<string> {
  return new Set(parseStored(storedText(storageKey, "tab"), listOf(isText)));
}

function storeSelection(selected: ReadonlySet<string>): void {
  // Without it the selection lasts as long as the page.
  storeIfPossible(storageKey, JSON.stringify([...selected]), "tab");
}

/**
 * Returns the keys of the selected locations, which neither a search nor a sign-in changes, and
 * functions that change them.
 */
function useSelection() {
  const [selected, setSelected] = useState(storedSelection);
  useEffect(() => storeSelection(selected), [selected]);
  const select = (keys: readonly string[], isSelected: boolean) => {
    const changed = new Set(keys);
    setSelected(
      (before) =>
        new Set([...[...before].filter((key) => !changed.has(key)), ...(isSelected ? keys : [])]),
    );
  };
  return { selected, select, clear: () => setSelected(new Set()) };
}

/**
 * Guards against generating a choice of locations twice. It is blocked as `spent` once a batch of
 * it is accepted, and as `overtaken` once another run has started, from another tab or by another
 * operator. The operator's next change of the selection or the filter unblocks it. `seenRun` is
 * when the latest run had started by then.
 */
function useRepeatGuard(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const [seenRun, setSeenRun] = useState(progress && startOf(progress));
  const [isSpent, setIsSpent] = useState(false);
  if (seenRun === undefined && progress) setSeenRun(startOf(progress));
  const isOvertaken = progress && seenRun !== undefined && !isSeen(client, progress, seenRun);
  const overtaken = isOvertaken ? ("overtaken" as const) : undefined;
  return {
    blockedBecause: isSpent ? ("spent" as const) : overtaken,
    seenRun,
    blockAsSpent: () => setIsSpent(true),
    unblock: () => {
      setIsSpent(false);
      const known = shownProgress(client);
      if (known) setSeenRun(startOf(known));
    },
  };
}

/** Caches may serve the list for five seconds, so it shows the changes of a run only after that. */
const listCacheMs = 5_500;

type Run = Pick<ContentProgress, "isRunning" | "startedAt">;

/**
 * Returns true if a run has ended between two polls. A short run may start and end between them, so
 * its start counts too.
 */
export const hasEnded = (before: Run, now: Run): boolean =>
  !now.isRunning && (before.isRunning || before.startedAt !== now.startedAt);

/**
 * Refreshes the texts and the list of locations when a run has ended, because the run has changed
 * both.
 */
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

/** Returns all that the content manager shows, and the functions that change and generate it. */
export function useContentManager() {
  const isOperator = useIsOperator();
  const locations = useEndpoint("listContentLocations");
  const { data: progress } = useProgress();
  const states = useEndpoint("listContentStates");
  const estimate = useEstimate(progress);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StateFilter>("all");
  const [order, setOrder] = useState<SortOrder>("region");
  const selection = useSelection();
  const repeatGuard = useRepeatGuard(progress);
  useRefreshAfterRun(progress);
  const queue = useQueue(progress);

  const open = locations.data?.locations ?? noLocations;
  const stated = isOperator ? states.data : undefined;
  const all = useMemo(() => toListed(open, stated), [open, stated]);
  const { found, appliedSearch } = useFoundLocations(all, {
    search,
    filter: stated ? filter : "all",
    order,
  });
  const chosen = chooseLocations(all, found, selection.selected);
  const batch = useBatch((keys) => {
    selection.select(keys, false);
    repeatGuard.blockAsSpent();
  });
  const isActive = progress?.isRunning === true;
  /** Makes a change of the selection or the filter a new choice. */
  const choosing =
    <Change extends unknown[]>(change: (...args: Change) => void) =>
    (...args: Change): void => {
      repeatGuard.unblock();
      change(...args);
    };
  return {
    locations,
    progress,
    states,
    /** The states of all locations; undefined for visitors, and until they are read. */
    stated,
    estimate,
    search,
    setSearch: choosing(setSearch),
    filter,
    setFilter: choosing(setFilter),
    order,
    setOrder,
    all,
    found,
    /** The search whose result is `found`; it may lag behind the typed search. */
    appliedSearch,
    selected: selection.selected,
    select: choosing(selection.select),
    clear: choosing(selection.clear),
    chosen,
    blocked: isActive ? ("active" as const) : repeatGuard.blockedBecause,
    batch,
    generate: () => batch.mutate({ keys: chosen.keys, seenRun: repeatGuard.seenRun }),
    queue,
  };
}
