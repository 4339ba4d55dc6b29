import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDocument } from "../../ui/document-context.ts";

/** Reads the list of locations when nothing else is to do, for a visitor who goes home next. Its failure is nobody's. */
export function usePrefetchLocations(): void {
  const { queries } = useDocument();
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void client.prefetchQuery(queries.popularCities);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(read, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(read);
    return () => window.cancelIdleCallback(handle);
  }, [client, queries]);
}
