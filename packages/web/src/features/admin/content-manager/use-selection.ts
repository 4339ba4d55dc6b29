import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { useState } from "react";

export type SelectedShare = "all" | "some" | "none";

/** Returns how many of the listed locations are selected. */
export const selectedShareOf = (
  locations: readonly ContentLocation[],
  selected: ReadonlySet<string>,
): SelectedShare => {
  const count = locations.filter(({ slug }) => selected.has(slug)).length;
  if (count === 0) return "none";
  return count === locations.length ? "all" : "some";
};

/** Returns the slugs of the selected locations, which a search does not change, and functions that change them. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const select = (slugs: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const slug of slugs) {
        if (isSelected) next.add(slug);
        else next.delete(slug);
      }
      return next;
    });
  return { selected, select, clear: () => setSelected(new Set()) };
}
