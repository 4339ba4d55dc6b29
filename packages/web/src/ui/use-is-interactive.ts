import { useDeferredValue } from "react";

/**
 * Returns true once the page's script runs; false at the edge and during hydration. The change is
 * rendered in pieces after hydration, between which a visitor's tap is answered.
 */
export const useIsInteractive = (): boolean => useDeferredValue(true, false);
