import type { ContentQueue } from "@vanfettle/contract/content/queue-schemas";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatDateTime, formatPounds } from "../format.ts";

type Queue = NonNullable<ContentQueue["queue"]>;

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
    default:
      return `${reasonOf(errorCode) ?? error ?? "The queue ended early."} Generate the missing texts to write the rest.`;
  }
}

/** The messages of these codes are about a region, which has a button to try again. */
const reasonOf = (errorCode: Queue["errorCode"]): string | undefined =>
  errorCode === "cancelled" || errorCode === "interrupted" ? `The queue was ${errorCode}.` : undefined;
