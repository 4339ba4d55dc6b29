import { useState, type ComponentProps, type ReactNode } from "react";
import { PagedList, type PagedEndpoint } from "../layout/paged-list.tsx";
import { AuditItem } from "./audit-item.tsx";
import { RunItem } from "./run-item.tsx";

type Paged<N extends PagedEndpoint, Item> = ComponentProps<typeof PagedList<N, Item>>;

interface HistoryListProps<N extends PagedEndpoint, Item> extends Pick<Paged<N, Item>, "name" | "itemsOf" | "empty"> {
  summary: string;
  /** The name of the list, and what it is of, for screen readers. */
  label: string;
  of: string;
  children: (item: Item) => ReactNode;
}

/** A list, the newest first, that is read when it is opened. */
function HistoryList<N extends PagedEndpoint, Item>(props: HistoryListProps<N, Item>) {
  const { summary, label, of, children, ...list } = props;
  const [isOpen, setOpen] = useState(false);
  const more = (
    <>
      Older <span className="sr-only">{of}</span>
    </>
  );
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && (
        <PagedList
          {...list}
          failure="The list could not be read."
          nextFailure="The older ones could not be read."
          more={more}
        >
          {(items) => <ul aria-label={label}>{items.map(children)}</ul>}
        </PagedList>
      )}
    </details>
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
