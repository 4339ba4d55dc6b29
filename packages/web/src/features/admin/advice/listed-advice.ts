import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";

export const adviceFilters = {
  all: "All",
  "in use": "In use",
  retired: "Retired",
  due: "Review due",
} as const;

export type AdviceFilter = keyof typeof adviceFilters;

/** Returns whether the review of an entry that pages show is overdue or due soon. */
export const isDue = ({ retired, review }: ContentAdvice): boolean =>
  retired === null && review !== "later";

/** Returns whether the list shows the entry under the filter. */
export function isListed(entry: ContentAdvice, filter: AdviceFilter): boolean {
  if (filter === "all") return true;
  if (filter === "due") return isDue(entry);
  return (entry.retired !== null) === (filter === "retired");
}

/** Returns whether every word of the search is in the entry's id, subject or sentences. */
export function matchesSearch({ id, subject, wordings }: ContentAdvice, search: string): boolean {
  const text = [id, subject, ...wordings].join("\n").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Groups entries by subject, in the order of the library. */
export const bySubject = (
  entries: readonly ContentAdvice[],
): [subject: string, entries: ContentAdvice[]][] => [
  ...Map.groupBy(entries, ({ subject }) => subject),
];

/**
 * Splits a source into the entry of the law table and its address; the address is null for the
 * practice of workshops.
 */
export function parseSource(source: string): { name: string; url: string | null } {
  const [, name = source, url = null] = /^(\w+): (https:\S+)$/.exec(source) ?? [];
  return { name, url };
}
