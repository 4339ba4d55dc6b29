import { pluralise } from "@vanfettle/vans/format-number";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
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
      <Button look="large primary" disabled={isBusy || remaining.length === 0} onClick={() => onStart(remaining)}>
        <AdminIcon name="play" />
        Generate all remaining{remaining.length > 0 && ` (${remaining.length})`}
      </Button>
    );
  }
  const isInTabAlone = queue && !queue.isOnServer;
  return (
    <div className="queue">
      <p>
        <strong>
          {isInTabAlone ? `${queue.started} of ${queue.regions.length}` : pluralise(queuedOnServer.length, "region")}
        </strong>{" "}
        {isInTabAlone ? "queued regions started" : "queued. This page may be closed."}
      </p>
      {onStop && (
        <Button look="large line" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
