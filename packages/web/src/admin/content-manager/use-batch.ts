import { useQueryClient } from "@tanstack/react-query";
import type { ContentBatchRequest } from "@vanfettle/contract/generation/generation-schemas";
import { contentBatchLimit } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { keyOf, refresh } from "../admin-queries.ts";
import { isSeen, onRunAccepted, onRunRefused, readProgress } from "../generation-progress.ts";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { type ListedLocation } from "./listed-location.ts";

const contentBatchDefault = 10;

export interface ChosenLocations {
  /**
   * The keys of the selected locations in the order of the whole list; without a selection, of the
   * first ten found.
   */
  keys: string[];
  isSelection: boolean;
  /** The number of these locations that the search and the filter hide. */
  hidden: number;
}

/** Returns the locations to generate, with or without a selection. */
export function chooseLocations(
  all: readonly ListedLocation[],
  found: readonly ListedLocation[],
  selected: ReadonlySet<string>,
): ChosenLocations {
  const isSelection = selected.size > 0;
  const listed = isSelection ? all.filter((location) => selected.has(keyOf(location))) : found;
  const chosen = listed.slice(0, isSelection ? undefined : contentBatchDefault);
  const shown = new Set(found);
  return {
    keys: chosen.map(keyOf),
    isSelection,
    hidden: chosen.filter((location) => !shown.has(location)).length,
  };
}

/** Builds the request for a batch. All keys are sent; the server takes the first `limit`. */
export const toBatchRequest = (locationSlugs: string[]): ContentBatchRequest => ({
  locationSlugs,
  limit: Math.min(locationSlugs.length, contentBatchLimit),
});

/** Returns the label of the generate button, which counts the locations to generate. */
export const batchLabel = ({
  keys,
  isSelection,
}: Pick<ChosenLocations, "keys" | "isSelection">): string =>
  isSelection ? `Generate ${withCommas(keys.length)} selected` : `Generate first ${keys.length}`;

interface Batch {
  keys: string[];
  /** The start of the latest run at the time of the selection. */
  seenRun?: string | undefined;
}

/**
 * Returns the mutation that starts a batch for a list of locations. The server takes the first fifty;
 * the page offers a queue for more. Nothing is sent if another run has started since the operator
 * chose, for it may have written the same places. `onAccepted` is called with the keys that were
 * taken. A failure is logged to the console.
 */
export function useBatch(onAccepted: (keys: string[]) => void) {
  const client = useQueryClient();

  async function sendBatch(api: OperatorApi, { keys, seenRun }: Batch) {
    if (seenRun !== undefined) {
      const progress = await readProgress(client, api).catch(() => undefined);
      if (progress && !isSeen(client, progress, seenRun)) {
        throw new Error("Another run has started meanwhile.");
      }
    }
    return api.call("requestContentBatch", { body: toBatchRequest(keys) });
  }

  return useOperatorMutation({
    call: sendBatch,
    onSuccess: ({ startedAt, skipped }, { keys }) => {
      void refresh(client, ["listContentLocations"]);
      onRunAccepted(client, startedAt);
      onAccepted(keys.slice(0, keys.length - skipped));
    },
    onError: (error) => {
      onRunRefused(client);
      console.error("The batch was not started.", error);
    },
  });
}
