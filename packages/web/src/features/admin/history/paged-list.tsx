import type { useEndpointPages } from "../endpoint-pages.ts";
import type { ReactNode } from "react";
import { NextPageButton } from "../layout/next-page-button.tsx";

interface PagedListProps {
  list: Omit<ReturnType<typeof useEndpointPages>, "data">;
  label: string;
  className: string;
  /** The word for its items, for screen readers. */
  of: string;
  /** Shown in place of an empty list. */
  empty: string;
  /** The items; undefined until the first page is read. */
  children: ReactNode[] | undefined;
}

/** A list with a button that reads its next page. */
export function PagedList({ list, label, className, of, empty, children }: PagedListProps) {
  if (list.isLoadingError || list.isRefetchError) return <p role="alert">The list could not be read.</p>;
  if (!children) return <p>Loading...</p>;
  if (children.length === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className={className} aria-label={label}>
        {children}
      </ul>
      {list.isFetchNextPageError && <p role="alert">The older ones could not be read.</p>}
      <NextPageButton list={list} label="Older">
        {" "}
        <span className="sr-only">{of}</span>
      </NextPageButton>
    </>
  );
}
