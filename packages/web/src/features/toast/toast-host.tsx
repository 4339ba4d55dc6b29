import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "./toast-store.ts";

const load = () => import("./toaster.tsx");
/** No page is written with a toast on it. */
const Toaster = import.meta.env.SSR ? () => null : lazy(load);

let wanted = false;
const listeners = new Set<() => void>();

/** Fetches what draws toasts; called at the first touch of a form, so that it is there when one is due. */
export function warmToasts(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = toasts.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function ToastHost() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted || toasts.list().length > 0,
    () => false,
  );
  return <Suspense>{needed && <Toaster />}</Suspense>;
}
