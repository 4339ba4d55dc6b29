import type { ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { regionBySlug } from "@vanfettle/contract/locations/regions";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { refreshTexts } from "../admin-queries.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";

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

/** A run with its cost. One that has ended can be undone: visitors then read again what they read before it. */
export function RunItem({ run }: { run: PastRun }) {
  const { runId, state, startedAt, startedBy } = run;
  const undo = useOperatorMutation({ call: (api) => undoAll(api, runId), refresh: refreshTexts });
  return (
    <li>
      <span>
        <strong>{scopeOf(run)}</strong> <span className="pill pill-plain">{states[state]}</span>
      </span>
      <span>
        <time dateTime={startedAt}>{formatDateTime(startedAt)}</time> · {startedBy}
      </span>
      <span>{describePastRun(run)}</span>
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
      <FailureAlert title="The run was not undone" error={undo.error} />
    </li>
  );
}
