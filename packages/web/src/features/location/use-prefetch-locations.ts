import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../../api/api-context.ts";

/** Prefetches the list of locations when the browser is idle, for a visit to the home page next. */
export function usePrefetchLocations(): void {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    const prefetch = () => void queryClient.prefetchQuery(queries.popularCities);
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(prefetch, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(prefetch);
    return () => window.cancelIdleCallback(handle);
  }, [queryClient, queries]);
}
