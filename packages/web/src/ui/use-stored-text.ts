import { useSyncExternalStore } from "react";
import { storedText } from "./device-storage.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * Returns the text that the browser stores under a key, or null if there is none; undefined until the script runs. It
 * changes when this tab or another one stores a text.
 */
export const useStoredText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedText(key),
    () => undefined,
  );
