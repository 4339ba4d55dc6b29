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

/** Merely touching `localStorage` throws where a browser blocks it. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return storage()?.getItem(choiceKey) ?? null;
  } catch {
    return null;
  }
}

function tell(done: boolean): boolean {
  for (const listener of listeners) listener();
  return done;
}

const save = (analytics: boolean): boolean => {
  const store = storage();
  return tell(store !== null && saveChoice(store, { analytics, now: new Date() }));
};

const withdraw = (): boolean => {
  const store = storage();
  return tell(store !== null && withdrawChoice(store));
};

/** The choice of this browser, the same in every tab; null on the server and until one is made. */
export function useCookieChoice(): {
  choice: CookieChoice | null;
  save: (analytics: boolean) => boolean;
  withdraw: () => boolean;
} {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const choice = useMemo(() => parseChoice(text), [text]);
  return { choice, save, withdraw };
}
