import { pluralise } from "@vanfettle/vans/format-number";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import type { Monitor } from "./use-monitor.ts";

/** The button that generates all remaining regions; while they are queued, the state of the queue and a stop button. */
export function GenerateAllControl({ monitor }: { monitor: Monitor }) {
  const { progress, generation, remaining, isBusy, cancel } = monitor;
  const { queue } = generation;
  const queuedOnServer = progress?.queue ?? [];
  if (!queue && queuedOnServer.length === 0) {
    return (
      <Button
        look="large primary"
        disabled={isBusy || remaining.length === 0}
        onClick={() => generation.startAll(remaining)}
      >
        <AdminIcon name="play" />
        Generate all remaining{remaining.length > 0 && ` (${remaining.length})`}
      </Button>
    );
  }
  const isInTabAlone = queue && !queue.isOnServer;
  const stop = isInTabAlone ? generation.stop : cancel && (() => cancel("queue"));
  return (
    <div className="queue">
      <p>
        <strong>
          {isInTabAlone ? `${queue.started} of ${queue.regions.length}` : pluralise(queuedOnServer.length, "region")}
        </strong>{" "}
        {isInTabAlone ? "queued regions started" : "queued. This page may be closed."}
      </p>
      {stop && (
        <Button look="large line" onClick={stop}>
          Stop
        </Button>
      )}
    </div>
  );
}
