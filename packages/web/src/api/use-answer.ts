import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Question } from "./queries.ts";

export interface Answer<T> {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
}

/**
 * What the cache holds for a question that the page's loader has asked. An observer of the library would also refetch
 * and retry, which this site never does, and weighs a tenth of its script.
 */
export function useAnswer<T>({ queryKey }: Question<T>): Answer<T> {
  const client = useQueryClient();
  const read = () => client.getQueryState<T>(queryKey);
  const state = useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), read, read);
  const status = state?.status ?? "pending";
  return { data: state?.data, isPending: status === "pending", isError: status === "error" };
}
