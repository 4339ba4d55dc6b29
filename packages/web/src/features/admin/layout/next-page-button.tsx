import type { ReactNode } from "react";
import type { useEndpointPages } from "../endpoint-pages.ts";

interface NextPageButtonProps {
  list: Pick<ReturnType<typeof useEndpointPages>, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  label: string;
  /** Follows the label, for screen readers. */
  children?: ReactNode;
}

/** The button under a list that reads its next page; absent at the end of the list. */
export function NextPageButton({ list, label, children }: NextPageButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <button
      type="button"
      className="text-button"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? "Loading..." : label}
      {children}
    </button>
  );
}
