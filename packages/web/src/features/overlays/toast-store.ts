import { toast as limits } from "@vanfettle/contract/constants";

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

export interface ToastState {
  /** Newest first, never more than the limit. A dismissed toast stays in the list, closed, until it is removed. */
  toasts: readonly Toast[];
  /** Whether the toaster has to be loaded. */
  isToasterNeeded: boolean;
}

export interface ToastStore {
  getState: () => ToastState;
  subscribe: (listener: () => void) => () => void;
  /** Has the toaster loaded before the first toast is due. */
  prepare: () => void;
  /** Shows a toast in place of an older one and returns its id. */
  show: (message: ToastMessage) => number;
  /** Closes a toast now and removes it after the delay that the constants set. */
  dismiss: (id: number) => void;
}

/** Creates the store behind the toaster. Toasts can be raised before the toaster's chunk is loaded. */
export function createToastStore(): ToastStore {
  let state: ToastState = { toasts: [], isToasterNeeded: false };
  let lastId = 0;
  const listeners = new Set<() => void>();

  function setState(change: Partial<ToastState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare() {
      if (!state.isToasterNeeded) setState({ isToasterNeeded: true });
    },
    show(message) {
      lastId += 1;
      const toast: Toast = { ...message, id: lastId, open: true };
      setState({ toasts: [toast, ...state.toasts].slice(0, limits.limit), isToasterNeeded: true });
      return lastId;
    },
    dismiss(id) {
      setState({ toasts: state.toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)) });
      const remove = () => setState({ toasts: state.toasts.filter((toast) => toast.id !== id) });
      setTimeout(remove, limits.removeDelayMs);
    },
  };
}

/** The toasts of this document. */
export const toasts = createToastStore();
