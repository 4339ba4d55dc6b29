/**
 * Creates a value that components read with `useSyncExternalStore`. It notifies its listeners when
 * it is set.
 */
export function createStore<T>(initial: T) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: (): T => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setState: (next: T): void => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
