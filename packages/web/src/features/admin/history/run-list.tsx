import { useQuery } from "@tanstack/react-query";
import type { ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { regionBySlug } from "@vanfettle/contract/locations/regions";
import { runsQuery } from "../admin-queries.ts";
import { formatCount, formatDateTime, formatPounds, pluralise } from "../format.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { OlderButton } from "./older-button.tsx";
import { UndoRun } from "./undo-run.tsx";
import { usePages } from "./use-pages.ts";

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
  const api = useAdminApi();
  const first = useQuery(runsQuery(api));
  const { pages, ...older } = usePages(first.data, (before) => api.call("listContentRuns", { query: { before } }));
  if (first.isError) return <p role="alert">The list could not be read.</p>;
  if (!first.data) return <p>Loading...</p>;
  const runs = pages.flatMap((page) => page.runs);
  if (runs.length === 0) return <p>No run yet.</p>;
  return (
    <>
      <ul className="runs" aria-label="Runs">
        {runs.map((run) => (
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
      </ul>
      <OlderButton {...older} of="runs" />
    </>
  );
}
