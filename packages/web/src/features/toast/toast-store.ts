import { toast as limits } from "@vanfettle/contract/constants";

export interface ToastMessage {
  title: string;
  description: string;
  tone: "done" | "destructive";
  action?: { label: string; href: string };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

type Schedule = (run: () => void, ms: number) => unknown;

export interface ToastStore {
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

/** Toasts on screen, newest first and never more than the limit. A dismissed one stays in the list, closed, for a while. */
export function createToastStore(schedule: Schedule = setTimeout): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    list: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(message: ToastMessage): number {
      lastId += 1;
      set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, limits.limit));
      return lastId;
    },
    dismiss(id: number): void {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      schedule(() => set(toasts.filter((toast) => toast.id !== id)), limits.removeDelayMs);
    },
  };
}

export const toasts = createToastStore();
