import { useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

type StateOf<K extends QueryKey> = ReturnType<typeof QueryClient.prototype.getQueryState<unknown, Error, K>>;
type DataOf<K extends QueryKey> = NonNullable<StateOf<K>>["data"];

export interface Answer<T> {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
}

/**
 * What the cache holds for a query that the page's loader has started. An observer of the library would also refetch
 * and retry, which this site never does, and weighs a tenth of its script.
 */
export function useAnswer<K extends QueryKey>({ queryKey }: { queryKey: K }): Answer<DataOf<K>> {
  const client = useQueryClient();
  const read = (): StateOf<K> => client.getQueryState<unknown, Error, K>(queryKey);
  const state = useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), read, read);
  const status = state?.status ?? "pending";
  return { data: state?.data, isPending: status === "pending", isError: status === "error" };
}
