import type { QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { formatCount } from "../format.ts";
import type { ListedLocation, StateFilter } from "./listed-location.ts";

interface Shown {
  found: readonly ListedLocation[];
  search: string;
  filter: StateFilter;
}

type WholeFilter = Extract<QueueSelection, { kind: "all" | "missing" | "stale" }>["kind"];

const isWhole = (filter: StateFilter): filter is WholeFilter =>
  filter === "all" || filter === "missing" || filter === "stale";

/** Returns what a queue over the shown list writes: the texts of a state wherever they are by then, or the locations found. */
export function queueSelection({ found, search, filter }: Shown): QueueSelection {
  if (search.trim() === "" && isWhole(filter)) return { kind: filter };
  return { kind: "listed", locations: found.map(({ kind = "place", slug }) => `${kind}/${slug}`) };
}

/** Returns the selection in words, with its number of texts: `all 3,912 missing texts`. */
export function selectionLabel({ found, search, filter }: Shown): string {
  const state = search.trim() !== "" || !isWhole(filter) ? "found" : filter === "all" ? "" : filter;
  return ["all", formatCount(found.length), state].filter(Boolean).join(" ");
}
