import { useMemo } from "react";
import { useStoredText } from "../../ui/use-stored-text.ts";
import type { SavedVan } from "./saved-van.ts";
import { savedVansKey } from "./saved-vans-key.ts";
import { parseSavedVans } from "./saved-vans.ts";

/** Returns the vans on this device, `null` if this version cannot read them, and `undefined` until the script runs. */
export function useSavedVans(): readonly SavedVan[] | null | undefined {
  const text = useStoredText(savedVansKey);
  return useMemo(() => (text === undefined ? undefined : parseSavedVans(text)), [text]);
}
