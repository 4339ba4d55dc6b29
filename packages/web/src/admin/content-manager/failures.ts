import type { ListedLocation } from "./listed-location.ts";

export type Failed = ListedLocation & {
  review: { failure: NonNullable<NonNullable<ListedLocation["review"]>["failure"]> };
};

const hasFailed = (location: ListedLocation): location is Failed =>
  location.review?.failure != null;

/** Returns the locations whose texts failed, by cause, the most frequent cause first. */
export function groupFailures(all: readonly ListedLocation[]): Failed[][] {
  const groups = Map.groupBy(all.filter(hasFailed), ({ review }) => review.failure.code);
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}
