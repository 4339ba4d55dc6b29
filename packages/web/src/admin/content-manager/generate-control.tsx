import type { ContentEstimate } from "@vanfettle/contract/generation/generation-schemas";
import { contentBatchLimit } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { describeEstimate } from "../estimate.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import { offeredLocations, queueSelection, selectionLabel } from "./queue-card.tsx";
import { batchLabel, type ChosenLocations } from "./use-batch.ts";
import type { Manager } from "./use-content-manager.ts";
import { countDrafts } from "./waiting.tsx";

const reasons = {
  active: "A run is active. You can generate more when it has ended.",
  overtaken:
    "Another run has started since you chose. Check the list, then change the selection or the filter.",
  spent: "Change the selection or the filter to generate more.",
} as const;

function describeChoice({ keys, hidden }: ChosenLocations, estimate: ContentEstimate | undefined) {
  const lines: string[] = [];
  const written = Math.min(keys.length, contentBatchLimit);
  if (estimate && written > 0) lines.push(describeEstimate(written, estimate));
  if (keys.length > written) {
    lines.push(
      `A batch writes the first ${contentBatchLimit}. The other ${withCommas(keys.length - written)} stay selected.`,
    );
  }
  if (hidden > 0) {
    lines.push(`${hidden} of them ${hidden === 1 ? "is" : "are"} not in the list below.`);
  }
  return lines;
}

const noteId = "generate-note";

/**
 * The button that generates the chosen places' texts, with the estimate or the reason why it is
 * disabled, and the button that asks for a queue over the whole choice where a batch is not enough.
 */
export function GenerateControl({ manager }: { manager: Manager }) {
  const { chosen, estimate, batch, blocked, generate, stated, queue } = manager;
  const notes = blocked ? [reasons[blocked]] : describeChoice(chosen, estimate);
  const label = selectionLabel(manager);
  const offered = offeredLocations(manager);
  const needsQueue = offered.length > contentBatchLimit;
  return (
    <div className="generate">
      <div className="generate-buttons">
        {stated && needsQueue && (
          <Button
            look="large line"
            disabled={blocked === "active"}
            onClick={() => queue.ask({ selection: queueSelection(manager), label })}
          >
            {`Generate ${label}`}
          </Button>
        )}
        <Button
          // Drafts that wait come first.
          look={countDrafts(manager) > 0 ? "large line" : "large primary"}
          aria-describedby={noteId}
          disabled={batch.isPending || blocked !== undefined || chosen.keys.length === 0}
          onClick={generate}
        >
          <AdminIcon name="sparkle" />
          <span>{batch.isPending ? "Generating..." : batchLabel(chosen)}</span>
        </Button>
      </div>
      <div id={noteId} className="note generate-note">
        {notes.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
