import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { formatDateTime } from "../format.ts";
import { Button } from "../layout/button.tsx";
import type { Monitor } from "./use-monitor.ts";

/** Without a sign of life for so long, the page says when the run counts as interrupted. */
const silentMs = 30_000;

/** Describes why a run does not move on, or that a run waits; null otherwise. */
export function describeWait(progress: ContentProgress | undefined, now: number): string | null {
  if (!progress?.isRunning) {
    return progress?.continuesAt
      ? `What is left of today's token budget is not enough for the next text. The run continues after ${formatDateTime(progress.continuesAt)}. Another run may go first.`
      : null;
  }
  const { isCancelling, pausedUntil, isUnresponsive, aliveUntil, lastUpdate } = progress;
  if (isCancelling) {
    return "The run is being cancelled. It ends when the texts that are being written are stored.";
  }
  if (pausedUntil && Date.parse(pausedUntil) > now) {
    return `The text service has asked for a pause until ${formatDateTime(pausedUntil)}.`;
  }
  if (isUnresponsive) {
    return "The text service is not working. One call at a time tries it before the run stops.";
  }
  if (aliveUntil && lastUpdate && now - Date.parse(lastUpdate) > silentMs) {
    return `No update since ${formatDateTime(lastUpdate)}. Without one by ${formatDateTime(aliveUntil)}, the run counts as interrupted.`;
  }
  return null;
}

export function RunNotices({
  monitor: { progress, readAt, cancel, generation },
}: {
  monitor: Monitor;
}) {
  const wait = describeWait(progress, readAt);
  const queue = progress?.queue ?? [];
  const isRunning = progress?.isRunning === true;
  if (!wait && (!isRunning || (queue.length === 0 && !cancel))) return null;
  return (
    <section
      className="card spread run-notices"
      aria-label={isRunning ? "Active run" : "Waiting run"}
    >
      <div>
        {wait && <p>{wait}</p>}
        {queue.length > 0 && (
          <p>
            <strong>Next:</strong> <span>{queue.join(", ")}</span>
          </p>
        )}
        {!wait && queue.length === 0 && progress?.runKind === "region" && (
          <p>No more regions queued.</p>
        )}
      </div>
      {cancel && (
        <Button
          look="large line"
          disabled={generation.cancelling.isPending}
          pending={progress?.isCancelling && "Cancelling..."}
          onClick={() => cancel()}
        >
          Cancel run
        </Button>
      )}
    </section>
  );
}
