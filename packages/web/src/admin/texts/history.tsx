import type { ReactNode } from "react";
import type { ContentAudit, ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { regionBySlug } from "@vanfettle/contract/location/regions";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { keyOf, refreshTexts, useEndpoint } from "../admin-queries.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { LazyDetails } from "../layout/lazy-details.tsx";
import { PagedList, type PagedListProps, type PagedName } from "../layout/paged-list.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";

type Entry = ContentAudit["entries"][number];

const words: Record<Entry["action"], string> = {
  start: "started a run over",
  cancel: "cancelled",
  publish: "published",
  accept: "accepted",
  reject: "rejected",
  edit: "edited",
  "roll back": "rolled back",
  undo: "undid a run at",
  "export bookings": "exported the bookings of",
  "correct budget": "corrected the tokens used on",
  "test text service": "tested the text service",
};

/** Returns which versions an entry is about: `version 2, before it version 1`. */
function describeVersions({ action, fromVersion, toVersion }: Entry): string {
  if (fromVersion === undefined) return toVersion === undefined ? "" : `version ${toVersion}`;
  if (toVersion === undefined) return `version ${fromVersion}, now the default text`;
  if (action === "edit") return `version ${fromVersion}, now version ${toVersion}`;
  return `from version ${fromVersion} to version ${toVersion}`;
}

function AuditItem({ entry }: { entry: Entry }) {
  const { at, by, action, kind, name, slug, scope, rows, reason } = entry;
  const counted = rows === undefined ? "" : pluralise(rows, "row");
  /** Only a published version has one before it. */
  const isUnpublished = action === "reject" && entry.fromVersion !== undefined;
  const versions = [describeVersions(entry), counted].filter(Boolean).map((each) => `, ${each}`);
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <span>
        <strong>{by}</strong> {isUnpublished ? "unpublished" : words[action]}{" "}
        {slug === undefined ? (
          (name ?? scope)
        ) : (
          <TextLink location={{ slug, kind, name: name ?? slug }} />
        )}
        {versions}
        {reason !== undefined && ": "}
        {reason !== undefined && <q>{reason}</q>}
      </span>
    </li>
  );
}

type PastRun = ContentRuns["runs"][number];

const states: Record<PastRun["state"], string> = {
  running: "Running",
  waiting: "Waiting for a budget",
  finished: "Finished",
  failed: "Stopped early",
  interrupted: "Interrupted",
};

function scopeOf({ kind, scopes, selection }: PastRun): string {
  if (kind === "batch") return selection ? `Chosen locations: ${selection}` : "Chosen locations";
  if (kind === "queue") return `Queue: ${selection ?? "chosen locations"}`;
  return scopes.map((slug) => regionBySlug(slug)?.name ?? slug).join(", ");
}

function describePastRun({ usage, costPounds }: PastRun): string {
  if (usage === null) return "Usage not available";
  const { done, failed, tokens } = usage;
  return [
    pluralise(done, "text"),
    ...(failed > 0 ? [`${withCommas(failed)} failed`] : []),
    `${withCommas(tokens.input + tokens.output)} tokens`,
    costPounds === null ? "price unknown" : formatPounds(costPounds),
  ].join(" · ");
}

/** Repeats the call until the whole run is undone. Returns the number of undone locations. */
async function undoAll(api: OperatorApi, runId: string): Promise<number> {
  let undone = 0;
  for (;;) {
    const result = await api.call("undoContentRun", { params: { runId }, body: {} });
    undone += result.undone;
    if (result.remaining === 0 || result.undone === 0) return undone;
  }
}

/** More texts of a run than this are counted and not listed. */
const listedTexts = 100;

/** The texts of a run that visitors read or that wait for an operator, which an undo would change. */
function TextsOfRun({ runId }: { runId: string }) {
  const { data, isError } = useEndpoint("listContentStates");
  if (isError) return <p>The texts could not be read.</p>;
  if (!data) return <p>Loading the texts...</p>;
  const texts = data.locations.filter(({ runIds }) => runIds.includes(runId));
  const rest = texts.length - listedTexts;
  return texts.length === 0 ? (
    <p>No text of this run is live or waits.</p>
  ) : (
    <p className="text-links">
      {texts.slice(0, listedTexts).map((location) => (
        <TextLink key={keyOf(location)} location={location} />
      ))}
      {rest > 0 && <span>{`and ${withCommas(rest)} more`}</span>}
    </p>
  );
}

/**
 * A run with its cost and texts. A run that has ended can be undone: visitors then read the earlier
 * texts again.
 */
function RunItem({ run }: { run: PastRun }) {
  const { runId, state, startedAt, startedBy } = run;
  const undo = useOperatorMutation({
    call: (api) => undoAll(api, runId),
    refresh: (client) => refreshTexts(client),
  });
  return (
    <li>
      <span>
        <strong>{scopeOf(run)}</strong> <span className="pill pill-plain">{states[state]}</span>
      </span>
      <span>
        <time dateTime={startedAt}>{formatDateTime(startedAt)}</time> · {startedBy}
      </span>
      <span>{describePastRun(run)}</span>
      <LazyDetails
        className="run-texts"
        summary={
          <>
            Texts <span className="sr-only">{`of the run over ${scopeOf(run)}`}</span>
          </>
        }
      >
        <TextsOfRun runId={runId} />
      </LazyDetails>
      {state !== "running" && (
        <ConfirmedAction
          label="Undo this run"
          of={`over ${scopeOf(run)}`}
          question="Pages will go back to the versions before this run, even where the text was edited or approved since."
          confirm="Undo it"
          decline="Keep it"
          pending={undo.isPending && "Undoing..."}
          onConfirm={undo.mutate}
        />
      )}
      <output>{undo.data !== undefined && `${pluralise(undo.data, "location")} undone.`}</output>
      <FailureAlert title="The run was not undone" error={undo.error} press={undo.press} />
    </li>
  );
}

interface HistoryListProps<N extends PagedName, T> extends Pick<
  PagedListProps<N, T>,
  "name" | "itemsOf" | "empty"
> {
  summary: string;
  /** The name and subject of the list, for screen readers. */
  label: string;
  of: string;
  children: (item: T) => ReactNode;
}

function HistoryList<N extends PagedName, T>({
  summary,
  label,
  of,
  children,
  ...list
}: HistoryListProps<N, T>) {
  const more = (
    <span>
      Older <span className="sr-only">{of}</span>
    </span>
  );
  return (
    <LazyDetails className="card" summary={summary}>
      <PagedList
        {...list}
        failures={["The list could not be read.", "The older ones could not be read."]}
        more={more}
      >
        {(items) => <ul aria-label={label}>{items.map(children)}</ul>}
      </PagedList>
    </LazyDetails>
  );
}

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
