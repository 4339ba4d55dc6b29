import { compareWithSiblings, similarityLimits, type SiblingSketch, type Sketch } from "../similarity/similarity.ts";
import type { Violation } from "./check.ts";

/** Rejects a text of which a part is too similar to a sibling's, or too little is unique among its siblings. */
export function checkSimilar(sketch: Sketch, siblings: readonly SiblingSketch[]): Violation[] {
  const { mostSimilar, uniqueShare } = compareWithSiblings(sketch, siblings);
  const violations: Violation[] = [];
  if (mostSimilar && mostSimilar.similarity > similarityLimits.maxSimilarity) {
    violations.push({
      code: "too_similar",
      message: `${mostSimilar.part} reads like the text of ${mostSimilar.slug}: choose another structure, order and wording.`,
    });
  }
  if (uniqueShare < similarityLimits.minUniqueShare) {
    violations.push({
      code: "too_similar",
      message: "Too little of the text is its own: say more that is particular to this location, in other words.",
    });
  }
  return violations;
}
