import { useEffect, useState } from "react";
import { keyOf, type ListedLocation } from "./listed-location.ts";

export type SelectedShare = "all" | "some" | "none";

/** Returns how many of the listed locations are selected. */
export const selectedShareOf = (locations: readonly ListedLocation[], selected: ReadonlySet<string>): SelectedShare => {
  const count = locations.filter((location) => selected.has(keyOf(location))).length;
  if (count === 0) return "none";
  return count === locations.length ? "all" : "some";
};

/** The tab's storage keeps the selection while the operator is on the sign-in page. */
const storageKey = "selected-locations";

function storedSelection(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((slug) => typeof slug === "string") : []);
  } catch {
    return new Set();
  }
}

function storeSelection(selected: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...selected]));
  } catch {
    // Without storage the selection lasts as long as the page.
  }
}

/**
 * Returns the keys of the selected locations, which neither a search nor a sign-in changes, and functions that change
 * them.
 */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(storedSelection);
  useEffect(() => storeSelection(selected), [selected]);
  const select = (keys: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  return { selected, select, clear: () => setSelected(new Set()) };
}
