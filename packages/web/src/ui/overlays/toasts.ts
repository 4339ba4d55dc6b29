import { createStore } from "zustand";
import { keptInDocument } from "../kept-in-document.ts";

export const toastLimits = {
  limit: 1,
  durationMs: 5_000,
  removeDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: "F8",
} as const;

export interface ToastMessage {
  title: string;
  description: string;
  tone: "success" | "destructive";
  action?: { label: string; href: string };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

interface ToastState {
  /**
   * Newest first, limited in number. A dismissed toast remains in the list, closed, until it is
   * removed.
   */
  toasts: readonly Toast[];
  /**
   * The number of times that the toaster was asked for. Each time loads it, unless an earlier time
   * has.
   */
  timesNeeded: number;
}

/** Creates the store of the toaster. Toasts can be raised before the toaster's chunk is loaded. */
export function createToastStore() {
  const store = createStore<ToastState>(() => ({ toasts: [], timesNeeded: 0 }));
  const { getState, setState } = store;
  let lastId = 0;

  return {
    ...store,
    /** Loads the toaster before the first toast is due. If that fails, the first toast loads it. */
    prepare: (): void => {
      if (getState().timesNeeded === 0) setState({ timesNeeded: 1 });
    },
    /** Replaces the current toast and returns the id of the new toast. */
    show(message: ToastMessage): number {
      lastId += 1;
      const toast: Toast = { ...message, id: lastId, open: true };
      const { toasts, timesNeeded } = getState();
      const shown = [toast, ...toasts].slice(0, toastLimits.limit);
      setState({ toasts: shown, timesNeeded: timesNeeded + 1 });
      return lastId;
    },
    /** Closes a toast now and removes it after its delay. */
    dismiss(id: number): void {
      const close = (toast: Toast): Toast => (toast.id === id ? { ...toast, open: false } : toast);
      setState(({ toasts }) => ({ toasts: toasts.map(close) }));
      const remove = () =>
        setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
      setTimeout(remove, toastLimits.removeDelayMs);
    },
  };
}

/** The toasts of this document. */
export const toasts = keptInDocument(createToastStore);
