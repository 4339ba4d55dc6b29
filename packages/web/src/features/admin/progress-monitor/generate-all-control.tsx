import { pluralise } from "@vanfettle/vans/format-number";
import { AdminIcon } from "../layout/admin-icon.tsx";
import type { QueueState } from "./region-queue.ts";

interface GenerateAllControlProps {
  /** The queue of this tab. */
  queue: QueueState | null;
  /** Names of the regions that the server goes on with, whether this tab has queued them or another. */
  queuedOnServer: readonly string[];
  remaining: readonly string[];
  isBusy: boolean;
  onStart: (regions: readonly string[]) => void;
  /** Empties the queue, in this tab and on the server; undefined where nobody is signed in who may do that. */
  onStop: (() => void) | undefined;
}

/** The button that generates all remaining regions; while they are queued, the state of the queue and a stop button. */
export function GenerateAllControl(props: GenerateAllControlProps) {
  const { queue, queuedOnServer, remaining, isBusy, onStart, onStop } = props;
  if (!queue && queuedOnServer.length === 0) {
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
  return (
    <div className="queue">
      {queue && !queue.isOnServer ? (
        <p>
          <strong>
            {queue.started} of {queue.regions.length}
          </strong>{" "}
          queued regions started
        </p>
      ) : (
        <p>
          <strong>{pluralise(queuedOnServer.length, "region")}</strong> queued. This page may be closed.
        </p>
      )}
      {onStop && (
        <button type="button" className="btn btn-line" onClick={onStop}>
          Stop
        </button>
      )}
    </div>
  );
}
