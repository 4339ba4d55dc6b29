import { useSyncExternalStore } from "react";
import { storedText } from "./device-storage.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * Returns the text under a key, kept up to date: `null` if it is missing, `undefined` until script
 * runs.
 */
export const useStoredText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedText(key),
    () => undefined,
  );
