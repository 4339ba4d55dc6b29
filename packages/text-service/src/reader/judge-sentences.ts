import { writeLocationText } from "../writer/location-text.ts";
import type { JudgingTask } from "../writer/task.ts";

export interface Verdict {
  sentence: number;
  verdict: string;
  words: string;
}

/**
 * Judges a sentence as supported if the template gives it for the same facts, and objects to every
 * other; a model would judge its meaning.
 */
export function judgeSentences(task: JudgingTask): { verdicts: Verdict[] } {
  const says = new Map(task.facts.map((fact) => [fact.id, fact.says]));
  const sample = JSON.stringify(writeLocationText(task)).replace(
    /\{\{([\w.-]+)\}\}/g,
    (slot, id: string) => says.get(id) ?? slot,
  );
  const known = readable(sample);
  return {
    verdicts: task.sentences.map(({ sentence, text }) => {
      const isKnown = known.includes(JSON.stringify(readable(text)));
      return isKnown
        ? { sentence, verdict: "supported", words: "" }
        : { sentence, verdict: "not supported", words: text.slice(0, 100) };
    }),
  };
}

const readable = (text: string): string =>
  text.normalize("NFKC").replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, " ").trim();
