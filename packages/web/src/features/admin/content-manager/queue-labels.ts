import type { ContentQueue, QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { formatDateTime, formatPounds } from "../format.ts";
import type { ListedLocation, Shown } from "./listed-location.ts";

export type Queue = NonNullable<ContentQueue["queue"]>;

/** Returns a cost in dollars, and in pounds in brackets. */
export const formatCost = ({ costDollars, costPounds }: Pick<Queue, "costDollars" | "costPounds">): string =>
  costDollars === null || costPounds === null
    ? "Not known"
    : `$${costDollars.toFixed(2)} (${formatPounds(Math.round(costPounds * 100) / 100)})`;

/** Returns what is left to wait: minutes of writing, or days of budget where a day's is not enough. */
export function remainingTime({ minutesLeft, daysLeft }: Pick<Queue, "minutesLeft" | "daysLeft">): string {
  if (daysLeft !== null && daysLeft > 0) return pluralise(daysLeft, "more day");
  if (minutesLeft === null) return "Not known yet";
  if (minutesLeft < 90) return pluralise(minutesLeft, "minute");
  return pluralise(Math.round(minutesLeft / 60), "hour");
}

/** Returns what the queue does now, or how it has ended. */
export function describeState({ state, continuesAt, startedBy, startedAt, errorCode, error, failed }: Queue): string {
  const since = `Started by ${startedBy} on ${formatDateTime(startedAt)}.`;
  switch (state) {
    case "waiting":
      return `Today's token budget is used up. The queue continues at ${formatDateTime(continuesAt ?? "")}. ${since}`;
    case "cancelling":
      return "The queue ends when the texts that are being written are stored.";
    case "running":
      return `You can close this page. ${since}`;
    case "finished":
      return failed > 0
        ? `${pluralise(failed, "text")} failed. The filter “Failed” shows them.`
        : "All texts are written.";
  }
  // The messages of these codes are about a region, which has a button to try again.
  const isStopped = errorCode === "cancelled" || errorCode === "interrupted";
  const reason = isStopped ? `The queue was ${errorCode}.` : (error ?? "The queue ended early.");
  return `${reason} Generate the missing texts to write the rest.`;
}

/** The locations found, with the search and the filter. */
type Found = Pick<Shown, "search" | "filter"> & { found: readonly ListedLocation[] };

type WholeKind = Extract<QueueSelection, { kind: "all" | "missing" | "stale" }>["kind"];

/** Returns the kind of a queue over all texts of a state; undefined if the list is narrowed down in another way. */
const wholeKindOf = ({ search, filter }: Found): WholeKind | undefined =>
  search.trim() === "" && (filter === "all" || filter === "missing" || filter === "stale") ? filter : undefined;

/** Returns what a queue over the shown list writes: the texts of a state wherever they are by then, or the locations found. */
export function queueSelection(shown: Found): QueueSelection {
  const kind = wholeKindOf(shown);
  if (kind) return { kind };
  return { kind: "listed", locations: shown.found.map((location) => `${location.kind ?? "place"}/${location.slug}`) };
}

/** Returns the selection in words, with its number of texts: `all 3,912 missing texts`. */
export function selectionLabel(shown: Found): string {
  const kind = wholeKindOf(shown) ?? "found";
  return `all ${withCommas(shown.found.length)} ${kind === "all" ? "" : kind}`.trim();
}
