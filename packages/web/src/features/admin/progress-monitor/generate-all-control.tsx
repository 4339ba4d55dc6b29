import { AdminIcon } from "../layout/admin-icon.tsx";
import type { QueueState } from "./region-queue.ts";

interface GenerateAllControlProps {
  queue: QueueState | null;
  remaining: readonly string[];
  isBusy: boolean;
  onStart: (regions: readonly string[]) => void;
  onStop: () => void;
}

/** The button that generates all remaining regions; while they are queued, the state of the queue and a stop button. */
export function GenerateAllControl({ queue, remaining, isBusy, onStart, onStop }: GenerateAllControlProps) {
  if (queue) {
    return (
      <div className="queue">
        <p>
          <strong>
            {queue.started} of {queue.regions.length}
          </strong>{" "}
          queued regions started
        </p>
        <button type="button" className="btn btn-line" onClick={onStop}>
          Stop
        </button>
      </div>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={isBusy || remaining.length === 0}
      onClick={() => onStart(remaining)}
    >
      <AdminIcon name="play" />
      Generate all remaining{remaining.length > 0 && ` (${remaining.length})`}
    </button>
  );
}
