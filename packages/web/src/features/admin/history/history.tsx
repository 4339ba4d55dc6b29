import type { ReactNode } from "react";
import { LazyDetails } from "../layout/lazy-details.tsx";
import { PagedList, type PagedListProps, type PagedName } from "../layout/paged-list.tsx";
import { AuditItem } from "./audit-item.tsx";
import { RunItem } from "./run-item.tsx";

interface HistoryListProps<N extends PagedName, T> extends Pick<PagedListProps<N, T>, "name" | "itemsOf" | "empty"> {
  summary: string;
  /** The name of the list, and what it is of, for screen readers. */
  label: string;
  of: string;
  children: (item: T) => ReactNode;
}

/** A list, the newest first, that is read when it is opened. */
function HistoryList<N extends PagedName, T>({ summary, label, of, children, ...list }: HistoryListProps<N, T>) {
  const more = (
    <>
      Older <span className="sr-only">{of}</span>
    </>
  );
  return (
    <LazyDetails className="card" summary={summary}>
      <PagedList {...list} failures={["The list could not be read.", "The older ones could not be read."]} more={more}>
        {(items) => <ul aria-label={label}>{items.map(children)}</ul>}
      </PagedList>
    </LazyDetails>
  );
}

/** The history of runs and what operators did. */
export const History = () => (
  <div className="history">
    <HistoryList
      name="listContentRuns"
      itemsOf={({ runs }) => runs}
      summary="Runs and their cost"
      label="Runs"
      of="runs"
      empty="No run yet."
    >
      {(run) => <RunItem key={run.runId} run={run} />}
    </HistoryList>
    <HistoryList
      name="listContentAudit"
      itemsOf={({ entries }) => entries}
      summary="Who did what"
      label="Who did what"
      of="entries"
      empty="Nothing yet."
    >
      {(entry) => <AuditItem key={entry.id} entry={entry} />}
    </HistoryList>
  </div>
);
