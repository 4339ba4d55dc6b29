import type { ContentEstimate } from "@vanfettle/contract/content/content-schemas";
import { pluralise } from "@vanfettle/vans/format-number";
import { describeEstimate } from "../estimate.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import { batchLabel, type ChosenLocations } from "./batch-request.ts";

/** Why nothing can be generated now, and what the operator can do about it. */
const reasons = {
  active: "A run is active. You can generate more when it has ended.",
  overtaken: "Another run has started since you chose. Check the list, then change the selection or the filter.",
  spent: "Change the selection or the filter to generate more.",
} as const;

interface GenerateControlProps {
  chosen: ChosenLocations;
  /** What a batch of it is likely to use; undefined where that is not known. */
  estimate: ContentEstimate | undefined;
  isPending: boolean;
  /** Why nothing can be generated now, if so. */
  blocked: keyof typeof reasons | undefined;
  onGenerate: (slugs: string[]) => void;
  /** The whole list as a queue, in words; undefined where a batch is enough or nobody may start one. */
  all: string | undefined;
  onGenerateAll: () => void;
}

/** Returns what the operator should know before a press. */
function describeChoice({ slugs, isSelection, hidden, areas }: ChosenLocations, estimate: ContentEstimate | undefined) {
  const lines: string[] = [];
  if (estimate && slugs.length > 0) lines.push(describeEstimate(slugs.length, estimate));
  if (hidden > 0) lines.push(`${hidden} of them ${hidden === 1 ? "is" : "are"} not in the list below.`);
  if (areas.length > 0 && (isSelection || slugs.length === 0)) {
    const are = areas.length === 1 ? "is written with its region" : "are written with their regions";
    lines.push(`${pluralise(areas.length, "county or region", "counties or regions")} ${are}, not from here.`);
  }
  return lines;
}

const noteId = "generate-note";

/**
 * The button that generates what is chosen, with the estimate or the reason why it is disabled beside it, and the one that
 * asks for a queue over the whole list.
 */
export function GenerateControl(props: GenerateControlProps) {
  const { chosen, estimate, isPending, blocked, onGenerate, all, onGenerateAll } = props;
  const notes = blocked ? [reasons[blocked]] : describeChoice(chosen, estimate);
  return (
    <div className="generate">
      <div className="generate-buttons">
        {all !== undefined && (
          <Button look="large line" disabled={blocked === "active"} onClick={onGenerateAll}>
            Generate {all}
          </Button>
        )}
        <Button
          look="large primary"
          aria-describedby={noteId}
          disabled={isPending || blocked !== undefined || chosen.slugs.length === 0}
          onClick={() => onGenerate(chosen.slugs)}
        >
          <AdminIcon name="sparkle" />
          {isPending ? "Generating..." : batchLabel(chosen)}
        </Button>
      </div>
      <div id={noteId} className="generate-note">
        {notes.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
