import { everyWording } from "../corpus/corpus.ts";
import type { JudgingTask } from "../writer/task.ts";
import { createWordings } from "../writer/wording.ts";

export interface Verdict {
  sentence: number;
  verdict:
    | "supported"
    | "removable without loss"
    | "not supported"
    | "promise or praise"
    | "law"
    | "unsafe"
    | "not about this place";
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
 * Judges a sentence as supported if the writer could write it from the facts, and as removable if
 * it stands before; a model would judge its meaning.
 */
export function judgeSentences({ location, facts, sentences }: JudgingTask): {
  verdicts: Verdict[];
} {
  const wordings = createWordings({ location, facts });
  const sentencesOfFacts = everyWording().flatMap(
    (wording) => wordings.sentence(wording)?.text ?? [],
  );
  const known = new Set(sentencesOfFacts.map((text) => readable(wordings.filled(text))));
  const before = new Set<string>();
  return {
    verdicts: sentences.map(({ sentence, text }) => {
      const words = readable(text);
      if (!known.has(words)) {
        return { sentence, verdict: "not supported", words: text.slice(0, 100) };
      }
      const verdict = before.has(words) ? "removable without loss" : "supported";
      before.add(words);
      return { sentence, verdict, words: "" };
    }),
  };
}
