import { useMemo, useSyncExternalStore } from "react";
import { choiceKey, parseChoice, saveChoice, withdrawChoice, type CookieChoice } from "./cookie-choice.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns null where the browser blocks storage: then even reading `window.localStorage` throws. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return localStorageOrNull()?.getItem(choiceKey) ?? null;
  } catch {
    return null;
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const save = (analytics: boolean): boolean => {
  const storage = localStorageOrNull();
  const isSaved = storage !== null && saveChoice(storage, { analytics, now: new Date() });
  notifyListeners();
  return isSaved;
};

const withdraw = (): boolean => {
  const storage = localStorageOrNull();
  const isWithdrawn = storage !== null && withdrawChoice(storage);
  notifyListeners();
  return isWithdrawn;
};

/** Returns the choice stored in this browser, which all tabs share, or null; `save` and `withdraw` return false if they fail. */
export function useCookieChoice(): {
  choice: CookieChoice | null;
  save: (analytics: boolean) => boolean;
  withdraw: () => boolean;
} {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const choice = useMemo(() => parseChoice(text), [text]);
  return { choice, save, withdraw };
}
