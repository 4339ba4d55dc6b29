import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

interface ListPage {
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/**
 * Returns the pages of a list that begins with `first`, and what reads one more with `readPage`; null at the end. Pages
 * that were read after an earlier first page, which ended elsewhere, are dropped.
 */
export function usePages<P extends ListPage>(first: P | undefined, readPage: (before: string) => Promise<P>) {
  const [older, setOlder] = useState<{ after: string; pages: P[] } | null>(null);
  const followsFirst = older !== null && older.after === first?.next;
  const pages = first ? [first, ...(followsFirst ? older.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;
  const read = useMutation({
    mutationFn: readPage,
    onSuccess: (page) => setOlder({ after: first?.next ?? "", pages: [...pages.slice(1), page] }),
  });
  return {
    pages,
    readOlder: next === null ? null : () => read.mutate(next),
    isReading: read.isPending,
    isError: read.isError,
  };
}
