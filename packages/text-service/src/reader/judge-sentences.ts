import { everyWording } from "../corpus/corpus.ts";
import type { JudgingTask } from "../writer/task.ts";
import { createWordings } from "../writer/wording.ts";

export interface Verdict {
  sentence: number;
  verdict:
    "supported" | "not supported" | "promise or praise" | "law" | "unsafe" | "not about this place";
  words: string;
}

const readable = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Judges a sentence as supported if the writer could write it from the facts; a model would judge
 * its meaning.
 */
export function judgeSentences({ location, facts, sentences }: JudgingTask): {
  verdicts: Verdict[];
} {
  const wordings = createWordings({ location, facts });
  const sentencesOfFacts = everyWording().flatMap(
    (wording) => wordings.sentence(wording)?.text ?? [],
  );
  const known = new Set(sentencesOfFacts.map((text) => readable(wordings.filled(text))));
  return {
    verdicts: sentences.map(({ sentence, text }) =>
      known.has(readable(text))
        ? { sentence, verdict: "supported", words: "" }
        : { sentence, verdict: "not supported", words: text.slice(0, 100) },
    ),
  };
}
