import { useQueryClient } from "@tanstack/react-query";
import type { ContentBatchRequest } from "@vanfettle/contract/generation/generation-schemas";
import { contentBatchLimit, pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { wait } from "../../ui/wait.ts";
import { refresh } from "../admin-queries.ts";
import { isSeen, onRunAccepted, readProgress } from "../generation-progress.ts";
import { useOperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { isPlace, keyOf, type ListedLocation } from "./listed-location.ts";

const contentBatchDefault = 10;

export interface ChosenLocations {
  /**
   * The slugs of the selected places in the order of the whole list; without a selection, of the
   * first ten places found.
   */
  slugs: string[];
  isSelection: boolean;
  /** The number of these places that the search and the filter hide. */
  hidden: number;
  /** The number of these places that the server leaves out, because a text could say nothing new. */
  leftOut: number;
  /**
   * Keys of the counties and regions that are selected, or else found. A batch writes places; these
   * are written with their region.
   */
  areas: string[];
}

/** Returns the locations to generate, with or without a selection. */
export function chooseLocations(
  all: readonly ListedLocation[],
  found: readonly ListedLocation[],
  selected: ReadonlySet<string>,
): ChosenLocations {
  const isSelection = selected.size > 0;
  const listed = isSelection ? all.filter((location) => selected.has(keyOf(location))) : found;
  const chosen = listed.filter(isPlace).slice(0, isSelection ? undefined : contentBatchDefault);
  const shown = new Set(found);
  return {
    slugs: chosen.map(({ slug }) => slug),
    isSelection,
    hidden: chosen.filter((place) => !shown.has(place)).length,
    leftOut: chosen.filter(({ review }) => review?.isLeftOut).length,
    areas: listed.filter((location) => !isPlace(location)).map(keyOf),
  };
}

/** Builds the request for a batch. All slugs are sent; the server takes the first `limit`. */
export const toBatchRequest = (locationSlugs: string[]): ContentBatchRequest => ({
  locationSlugs,
  limit: Math.min(locationSlugs.length, contentBatchLimit),
});

/** Returns the label of the generate button, which counts the places to generate. */
export const batchLabel = ({
  slugs,
  isSelection,
}: Pick<ChosenLocations, "slugs" | "isSelection">): string =>
  isSelection ? `Generate ${withCommas(slugs.length)} selected` : `Generate first ${slugs.length}`;

interface Batch {
  slugs: string[];
  /** The start of the latest run at the time of the selection. */
  seenRun?: string | undefined;
}

/**
 * Returns the mutation that starts a batch for a list of slugs. The server takes the first fifty;
 * the page offers a queue for more. Nothing is sent if another run has started since the operator
 * chose, for it may have written the same places. `onAccepted` is called with the slugs that were
 * taken. A failure is logged to the console.
 */
export function useBatch(onAccepted: (slugs: string[]) => void) {
  const client = useQueryClient();
  const api = useOperatorApi();

  async function sendBatch({ slugs, seenRun }: Batch) {
    if (seenRun !== undefined) {
      const progress = await readProgress(client, api).catch(() => undefined);
      if (progress && !isSeen(client, progress, seenRun)) {
        throw new Error("Another run has started meanwhile.");
      }
    }
    return api.call("requestContentBatch", { body: toBatchRequest(slugs) });
  }

  return useOperatorMutation({
    call: (_, sent: Batch) => sendBatch(sent),
    onSuccess: ({ startedAt, skipped }, { slugs }) => {
      void refresh(client, ["listContentLocations"]);
      onRunAccepted(client, startedAt);
      onAccepted(slugs.slice(0, slugs.length - skipped));
    },
    onError: (error) => {
      // The run that is in the way may have been started in another tab, and caches may serve the
      // progress for a second.
      for (const ms of [0, pollingMs.running]) {
        void wait(ms).then(() => refresh(client, ["getContentProgress"]));
      }
      console.error("The batch was not started.", error);
    },
  });
}
