import type { ContentLocation } from "@vanfettle/contract/content/content-schemas";
import { useMemo, useState } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { useEstimate, useProgress } from "../generation-progress.ts";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { chooseLocations } from "./batch-request.ts";
import { toListed, type SortOrder, type StateFilter } from "./listed-location.ts";
import { useBatch } from "./use-batch.ts";
import { useChoice } from "./use-choice.ts";
import { useFoundLocations } from "./use-found-locations.ts";
import { useQueue } from "./use-queue.ts";
import { useRefreshAfterRun } from "./use-refresh-after-run.ts";
import { useSelection } from "./use-selection.ts";

export type Manager = ReturnType<typeof useContentManager>;

const noLocations: readonly ContentLocation[] = [];

/** Returns all that the content manager shows, and what changes and generates it. */
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
  const choice = useChoice(progress);
  useRefreshAfterRun(progress);
  const queue = useQueue(progress);

  const open = locations.data?.locations ?? noLocations;
  const stated = isOperator ? states.data : undefined;
  const all = useMemo(() => toListed(open, stated), [open, stated]);
  const { found, appliedSearch } = useFoundLocations(all, { search, filter: stated ? filter : "all", order });
  const chosen = chooseLocations(all, found, selection.selected);
  const batch = useBatch(({ slugs, startedAt, isFollowing }) => {
    selection.select(isFollowing ? slugs : [...slugs, ...chosen.areas], false);
    choice.startedRun(startedAt);
    if (!isFollowing) choice.spend();
  });
  const isActive = progress?.isRunning === true || batch.following > 0;
  /** Makes a change of the selection or the filter a new choice. */
  const choosing =
    <Change extends unknown[]>(change: (...args: Change) => void) =>
    (...args: Change): void => {
      choice.renew();
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
    /** What `found` is the result of; the search may lag behind the typed one. */
    appliedSearch,
    selected: selection.selected,
    select: choosing(selection.select),
    clear: choosing(selection.clear),
    chosen,
    /** The reason that generation is unavailable, if any. */
    blocked: isActive ? ("active" as const) : choice.closedBecause,
    batch,
    generate: () => batch.mutate({ slugs: chosen.slugs, seenRun: choice.seenRun }),
    queue,
  };
}
