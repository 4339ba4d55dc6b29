import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns whether the page's script runs. It is false at the edge and while a document is hydrated. */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
