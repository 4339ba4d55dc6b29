import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns true once the page's script runs; false at the edge and during hydration. */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
