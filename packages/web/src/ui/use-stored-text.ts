import { useSyncExternalStore } from "react";
import { storedText } from "./device-storage.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * Returns the text stored under a key, or `null` if it is missing; `undefined` until the script runs. Updates when this
 * tab or another tab changes the text.
 */
export const useStoredText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedText(key),
    () => undefined,
  );
