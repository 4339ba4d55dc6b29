import type { ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { regionBySlug } from "@vanfettle/contract/locations/regions";
import { useEndpointPages } from "../endpoint-pages.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount, formatDateTime, formatPounds } from "../format.ts";
import { PagedList } from "./paged-list.tsx";
import { UndoRun } from "./undo-run.tsx";

type PastRun = ContentRuns["runs"][number];

const states: Record<PastRun["state"], string> = {
  running: "Running",
  finished: "Finished",
  failed: "Stopped early",
  interrupted: "Interrupted",
};

function scopeOf({ kind, scopes, selection }: PastRun): string {
  if (kind === "batch") return "Chosen places";
  if (kind === "queue") return `Queue: ${selection ?? "chosen locations"}`;
  return scopes.map((slug) => regionBySlug(slug)?.name ?? slug).join(", ");
}

/** Returns what a run has written, used and cost. */
function describePastRun({ usage, costPounds }: PastRun): string {
  if (usage === null) return "Usage not available";
  const { done, failed, tokens } = usage;
  const cost = costPounds === null ? "price unknown" : formatPounds(costPounds);
  return [
    pluralise(done, "text"),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    `${formatCount(tokens.input + tokens.output)} tokens`,
    cost,
  ].join(" · ");
}

/** The history of runs with their cost, newest first. Each that has ended can be undone. */
export function RunList() {
  const list = useEndpointPages("listContentRuns", "before");
  return (
    <PagedList list={list} className="runs" label="Runs" of="runs" empty="No run yet.">
      {list.data?.pages
        .flatMap(({ runs }) => runs)
        .map((run) => (
          <li key={run.runId}>
            <span>
              <strong>{scopeOf(run)}</strong> <span className="pill pill-plain">{states[run.state]}</span>
            </span>
            <span>
              <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time> · {run.startedBy}
            </span>
            <span>{describePastRun(run)}</span>
            {run.state !== "running" && <UndoRun runId={run.runId} name={scopeOf(run)} />}
          </li>
        ))}
    </PagedList>
  );
}
