import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import type { CallOptions } from "../../api/client.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorApi } from "../operator-session/use-operator-session.ts";
import { Button } from "./button.tsx";

/** The parameter of each paged endpoint that names where a page begins. */
const cursors = {
  listContentRuns: "before",
  listContentAudit: "before",
  listDayBookings: "after",
} as const;

export type PagedName = keyof typeof cursors;

export interface PagedListProps<N extends PagedName, Item> {
  name: N;
  options?: CallOptions;
  itemsOf: (page: ResponseBody<N>) => readonly Item[];
  /** The message if the list or its next page cannot be read. */
  failures: readonly [ofList: string, ofNextPage: string];
  empty: string;
  more: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A list read page by page. It is apart because modules that four pages share go into the visitors'
 * script.
 */
export function PagedList<N extends PagedName, Item>(props: PagedListProps<N, Item>) {
  const { name, options = {}, itemsOf, failures, empty, more, children } = props;
  const api = useOperatorApi();
  const press = useRef<Press>(null);
  const list = useInfiniteQuery({
    queryKey: [name, options],
    queryFn: ({ pageParam }) =>
      api.call(name, {
        ...options,
        ...(pageParam !== null && { query: { [cursors[name]]: pageParam } }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const readMore = () => {
    press.current = takePress();
    void list.fetchNextPage();
  };
  const items = list.data?.pages.flatMap(itemsOf);
  return (
    <>
      <FailureAlert title={failures[list.isFetchNextPageError ? 1 : 0]} error={list.error} />
      {list.isPending && <p>Loading...</p>}
      {items && (items.length > 0 ? children(items) : <p className="list-empty">{empty}</p>)}
      {list.hasNextPage && (
        <Button look="text" pending={list.isFetchingNextPage && "Loading..."} onClick={readMore}>
          {more}
        </Button>
      )}
      {!list.hasNextPage && (list.data?.pages.length ?? 0) > 1 && (
        <p className="note" tabIndex={-1} ref={(end) => void press.current?.moveFocus(end)}>
          That is the whole list.
        </p>
      )}
    </>
  );
}
