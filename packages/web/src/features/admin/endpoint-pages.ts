import { useInfiniteQuery } from "@tanstack/react-query";
import type { CallOptions } from "../../api/client.ts";
import { useAdminApi } from "./operator-session/use-operator-session.ts";

/**
 * Reads a list page by page. `cursor` is the parameter that names where a page begins. The other admin pages do not
 * import this file: modules that four pages share, such as TanStack's infinite queries, go into the visitors' script.
 */
export function useEndpointPages<N extends "listContentRuns" | "listContentAudit" | "listDayBookings">(
  name: N,
  cursor: "before" | "after",
  options: CallOptions = {},
) {
  const api = useAdminApi();
  return useInfiniteQuery({
    queryKey: [name, options],
    queryFn: ({ pageParam }) =>
      api.call(name, { ...options, ...(pageParam !== null && { query: { [cursor]: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
