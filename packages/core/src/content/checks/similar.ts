import { similarityLimits, type SimilarityReport } from "../similarity/similarity.ts";
import { sampledHashes } from "../similarity/sketch.ts";
import { violation, type CheckedSentence, type Violation } from "./check.ts";

const maxQuoted = 3;

/** Returns the sentences of which other pages have most, the longest first. */
function knownSentences(sentences: readonly CheckedSentence[], names: readonly string[], known: ReadonlySet<number>) {
  return sentences
    .filter(({ kind }) => kind === "paragraph" || kind === "answer")
    .filter(({ text }) => {
      const hashes = sampledHashes(text, names);
      return hashes.length > 1 && hashes.every((hash) => known.has(hash));
    })
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, maxQuoted);
}

/** Leaves to the editor a text of which a part is too similar to another location's, or too little is found there alone. */
export function checkSimilar(
  { mostSimilar, uniqueShare, known }: SimilarityReport,
  sentences: readonly CheckedSentence[],
  names: readonly string[],
): Violation[] {
  const violations: Violation[] = [];
  if (mostSimilar && mostSimilar.similarity > similarityLimits.maxSimilarity) {
    const what = `it reads like the text of ${mostSimilar.slug}; choose another structure, order and wording`;
    violations.push(violation("likeness", { at: mostSimilar.part }, "", what));
  }
  if (uniqueShare < similarityLimits.minUniqueShare) {
    const what = "too little of the text is its own; say more that is particular to this location, in other words";
    violations.push(violation("likeness", { at: "text" }, "", what));
  }
  if (violations.length === 0) return [];
  const quoted = knownSentences(sentences, names, known);
  return [
    ...violations,
    ...quoted.map((sentence) => violation("likeness", sentence, sentence.text, "another page says the same")),
  ];
}
