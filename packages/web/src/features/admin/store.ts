/** A value that components read with `useSyncExternalStore`. */
export interface Readable<T> {
  getState: () => T;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a value that notifies its listeners when it is set. */
export function createStore<T>(initial: T): Readable<T> & { setState: (next: T) => void } {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
