import { useEffect, useState } from "react";

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

/** Returns the keys of the selected locations, which neither a search nor a sign-in changes, and functions that change them. */
export function useSelection() {
  const [selected, setSelected] = useState(storedSelection);
  useEffect(() => storeSelection(selected), [selected]);
  const select = (keys: readonly string[], isSelected: boolean) => {
    const changed = new Set(keys);
    setSelected((before) => new Set([...[...before].filter((key) => !changed.has(key)), ...(isSelected ? keys : [])]));
  };
  return { selected, select, clear: () => setSelected(new Set()) };
}
