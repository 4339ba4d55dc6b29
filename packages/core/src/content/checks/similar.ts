import { isTooSimilar, type SimilarityReport } from "../similarity/similarity.ts";
import { hashesOf } from "../similarity/signature.ts";
import { violation, type CheckedSentence, type Violation } from "./check.ts";

const maxQuoted = 3;

/** Returns the sentences of which other pages have most, the longest first. */
function knownSentences(sentences: readonly CheckedSentence[], names: readonly string[], known: ReadonlySet<number>) {
  return sentences
    .filter(({ kind }) => kind === "paragraph" || kind === "answer")
    .filter(({ text }) => {
      const hashes = hashesOf(text, names);
      return hashes.length > 1 && hashes.every((hash) => known.has(hash));
    })
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, maxQuoted);
}

/** Leaves to the editor a text of which a part is too similar to another location's. */
export function checkSimilar(
  report: SimilarityReport,
  sentences: readonly CheckedSentence[],
  names: readonly string[],
): Violation[] {
  const { mostSimilar, known } = report;
  if (!mostSimilar || !isTooSimilar(report)) return [];
  const what = `it reads like the text of ${mostSimilar.slug}`;
  return [
    violation("likeness", { at: mostSimilar.part }, "", what),
    ...knownSentences(sentences, names, known).map((sentence) =>
      violation("likeness", sentence, sentence.text, "another page says the same"),
    ),
  ];
}
