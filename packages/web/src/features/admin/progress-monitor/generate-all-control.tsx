import { AdminIcon } from "../layout/admin-icon.tsx";
import type { Queue } from "./region-queue.ts";

interface GenerateAllControlProps {
  queue: Queue | null;
  remaining: readonly string[];
  isBusy: boolean;
  onStart: (regions: readonly string[]) => void;
  onStop: () => void;
}

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
