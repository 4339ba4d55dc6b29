import { compareWithSiblings, similarityLimits, type SiblingSketch, type Sketch } from "../similarity/similarity.ts";
import type { Fault } from "./check.ts";

export function checkSimilar(sketch: Sketch, siblings: readonly SiblingSketch[]): Fault[] {
  const { mostAlike, unique } = compareWithSiblings(sketch, siblings);
  const faults: Fault[] = [];
  if (mostAlike && mostAlike.share > similarityLimits.mostAlike) {
    faults.push({
      code: "too_similar",
      words: `${mostAlike.part} reads like the text of ${mostAlike.slug}: choose another structure, order and wording.`,
    });
  }
  if (unique < similarityLimits.leastUnique) {
    faults.push({
      code: "too_similar",
      words: "Too little of the text is its own: say more that is particular to this location, in other words.",
    });
  }
  return faults;
}
