import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { useState } from "react";

export type Shown = "all" | "some" | "none";

export const selectedOf = (shown: readonly ContentLocation[], selected: ReadonlySet<string>): Shown => {
  const count = shown.filter(({ slug }) => selected.has(slug)).length;
  if (count === 0) return "none";
  return count === shown.length ? "all" : "some";
};

/** Slugs, kept whatever the search shows. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const change = (slugs: readonly string[], wanted: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const slug of slugs) {
        if (wanted) next.add(slug);
        else next.delete(slug);
      }
      return next;
    });
  return { selected, change, clear: () => setSelected(new Set()) };
}
