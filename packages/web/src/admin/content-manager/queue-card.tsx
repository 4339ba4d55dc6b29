import { useEffect, useRef, useState } from "react";
import { bulkPopulation, bulkPopulations } from "@vanfettle/contract/generation/bulk-run";
import type {
  ContentQueue as Queue,
  QueueSelection,
} from "@vanfettle/contract/generation/queue-schemas";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { keyOf } from "../admin-queries.ts";
import { describeLeftOut, describeMeasured, formatTokens } from "../estimate.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { OverallProgress } from "../progress-monitor/progress-bar.tsx";
import { listedSelection, type ListedLocation } from "./listed-location.ts";
import type { Manager } from "./use-content-manager.ts";

const formatCost = ({
  costDollars,
  costPounds,
}: Pick<Queue, "costDollars" | "costPounds">): string =>
  costDollars === null || costPounds === null
    ? "Not known"
    : `$${costDollars.toFixed(2)} (${formatPounds(Math.round(costPounds * 100) / 100)})`;

/**
 * Returns the remaining time: minutes of writing, or days of budget where a day's is not enough.
 */
export function remainingTime({
  minutesLeft,
  daysLeft,
}: Pick<Queue, "minutesLeft" | "daysLeft">): string {
  if (daysLeft !== null && daysLeft > 0) return pluralise(daysLeft, "more day");
  if (minutesLeft === null) return "Not known yet";
  if (minutesLeft < 90) return pluralise(minutesLeft, "minute");
  return pluralise(Math.round(minutesLeft / 60), "hour");
}

export function describeState({
  state,
  continuesAt,
  startedBy,
  startedAt,
  errorCode,
  error,
  failed,
}: Queue): string {
  const since = `Started by ${startedBy} on ${formatDateTime(startedAt)}.`;
  switch (state) {
    case "waiting":
      return `What is left of today's token budget is not enough for the next text. The queue continues after ${formatDateTime(continuesAt ?? "")}. Another run may go first. ${since}`;
    case "cancelling":
      return "The queue ends when the texts that are being written are stored.";
    case "running":
      return `You can close this page. ${since}`;
    case "finished":
      return failed > 0
        ? `${pluralise(failed, "text")} failed. The filter “Failed” shows them.`
        : "All texts are written.";
  }
  // The messages of these codes are about a region, which has a button to try again.
  const isStopped = errorCode === "cancelled" || errorCode === "interrupted";
  const reason = isStopped ? `The queue was ${errorCode}.` : (error ?? "The queue ended early.");
  return `${reason} Generate the missing texts to write the rest.`;
}

type Shown = Pick<Manager, "search" | "filter" | "found" | "all" | "selected">;

/**
 * Returns the kind of a queue over all texts of a state; undefined if the list is narrowed down in
 * another way.
 */
const wholeKindOf = ({ search, filter, selected }: Shown) =>
  selected.size === 0 &&
  search.trim() === "" &&
  (filter === "all" || filter === "missing" || filter === "stale")
    ? filter
    : undefined;

const populationLabel = (population: number): string =>
  population === 0 ? "Every place" : `Towns from ${withCommas(population)} people`;

/** The choice of places that a run in bulk writes, with core places, counties and regions. */
function PopulationChoice({ queue: { asked, choosePopulation } }: Pick<Manager, "queue">) {
  const selection = asked?.selection;
  if (!selection || selection.kind === "listed" || selection.kind === "stale") return null;
  return (
    <label className="sort">
      <span>Places</span>
      <select
        className="field"
        value={selection.fromPopulation ?? bulkPopulation}
        onChange={({ currentTarget }) => choosePopulation(Number(currentTarget.value))}
      >
        {bulkPopulations.map((population) => (
          <option key={population} value={population}>
            {populationLabel(population)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the locations that are selected or, without a selection, found. */
export const offeredLocations = ({ all, found, selected }: Shown): readonly ListedLocation[] =>
  selected.size > 0 ? all.filter((location) => selected.has(keyOf(location))) : found;

/**
 * Returns the selection of a queue over the shown list: the locations selected, or else the texts
 * of a state wherever they are by then, or the locations found.
 */
export function queueSelection(shown: Shown): QueueSelection {
  const kind = wholeKindOf(shown);
  return kind ? { kind } : listedSelection(offeredLocations(shown));
}

/** Returns the selection in words, with its number of texts: `all 3,912 missing texts`. */
export function selectionLabel(shown: Shown): string {
  const kind = wholeKindOf(shown) ?? (shown.selected.size > 0 ? "selected" : "found");
  const count = withCommas(offeredLocations(shown).length);
  return `all ${count} ${kind === "all" ? "" : kind}`.trim();
}

export function QueueConfirmation({ queue }: Pick<Manager, "queue">) {
  const { asked, estimate, start, dismiss } = queue;
  const heading = useRef<HTMLHeadingElement>(null);
  const [continuesDaily, setContinuesDaily] = useState(true);
  useEffect(() => void asked?.press.moveFocus(heading.current), [asked]);
  if (!asked) return null;
  const { data } = estimate;
  return (
    <section className="card queue-confirmation" aria-labelledby="queue-confirmation">
      <h2 id="queue-confirmation" ref={heading} tabIndex={-1}>
        {`Generate ${asked.label}?`}
      </h2>
      <PopulationChoice queue={queue} />
      {estimate.isPending && <p>Estimating...</p>}
      <FailureAlert title="There is no estimate" error={estimate.error} />
      {data && (
        <>
          <FigureList
            className="queue-figures"
            figures={{
              Texts: withCommas(data.texts),
              Calls: withCommas(data.calls),
              Tokens: formatTokens(data.tokens.input + data.tokens.output),
              Cost: formatCost(data),
              [`Days at ${formatTokens(data.budget.dailyTokens)} tokens a day`]: withCommas(
                data.days,
              ),
            }}
          />
          {data.leftOut > 0 && <p>{describeLeftOut(data.leftOut)}</p>}
          <p className="note">{`Estimated ${describeMeasured(data.measuredTexts)}.`}</p>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={continuesDaily}
              onChange={({ currentTarget }) => setContinuesDaily(currentTarget.checked)}
            />
            Continue each day at 00:00 UTC when the daily token budget is used up
          </label>
        </>
      )}
      <FailureAlert title="The queue was not started" error={start.error} press={start.press} />
      <div className="actions">
        <Button
          look="large navy"
          disabled={!data || data.texts === 0 || estimate.isPending}
          pending={start.isPending && "Starting..."}
          onClick={() =>
            data && start.mutate({ selection: asked.selection, texts: data.texts, continuesDaily })
          }
        >
          Start the queue
        </Button>
        <Button look="large line" onClick={dismiss}>
          Do not start
        </Button>
      </div>
    </section>
  );
}

/** The queue and its progress. Takes the focus from the press that started this queue. */
export function QueueCard({
  queue,
  manager: { start, cancel },
}: {
  queue: Queue;
  manager: Pick<Manager["queue"], "start" | "cancel">;
}) {
  const { runId, state, selection, texts, done, failed, perMinute, finishedAt, paidCalls } = queue;
  const heading = useRef<HTMLHeadingElement>(null);
  const isStartedHere = start.data?.runId === runId;
  useEffect(() => {
    if (isStartedHere) start.press.current?.moveFocus(heading.current);
  }, [isStartedHere, start.press]);
  const figures = {
    Failed: withCommas(failed),
    "Texts a minute": perMinute === null ? "Not known yet" : withCommas(perMinute),
    ...(finishedAt === null && state !== "interrupted" && { "Time left": remainingTime(queue) }),
    "Paid calls": withCommas(paidCalls),
    "Cost so far": formatCost(queue),
  };
  return (
    <section className="card batch" aria-labelledby="queue">
      <OverallProgress
        ref={heading}
        id="queue"
        title={`Queue: ${selection}`}
        done={done}
        total={texts}
        of="texts"
        settled={done + failed}
      />
      <div className="spread queue-state">
        <output>{describeState(queue)}</output>
        {["running", "waiting", "cancelling"].includes(state) && (
          <Button
            disabled={cancel.isPending}
            pending={state === "cancelling" && "Cancelling..."}
            onClick={() => cancel.mutate(runId)}
          >
            Cancel queue
          </Button>
        )}
      </div>
      <FigureList className="queue-figures" figures={figures} />
      <FailureAlert title="The queue was not cancelled" error={cancel.error} press={cancel.press} />
    </section>
  );
}
