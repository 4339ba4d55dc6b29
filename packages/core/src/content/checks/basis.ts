import { factList, type Fact } from "../text/fact-list.ts";
import type { FactRecord } from "../text/facts.ts";
import { sentencesOf, type PlaceText, type Sentence } from "../text/place-text.ts";
import { slotsIn } from "../text/slots.ts";
import type { Violation } from "./check.ts";
import { adviceSubjectsIn } from "./subjects.ts";
import { wholeWords } from "./whole-words.ts";

/** The largest share of a text's sentences that may rest on no fact of the location besides its name. */
export const maxGeneralShare = 0.2;

/** Returns the ids of the facts that a sentence rests on: those it names and those of its slots. */
export const basisOf = ({ text, basis }: Sentence): string[] => [...new Set([...basis, ...slotsIn(text)])];

/** Returns whether the fact can be seen in the sentence: as its slot, by one of its names or by one of its words. */
export function shows({ id, slot, names, words }: Fact, sentence: string): boolean {
  if (slot && slotsIn(sentence).includes(id)) return true;
  return (
    (names.length > 0 && wholeWords(names, "").test(sentence)) ||
    (words.length > 0 && wholeWords(words, "i").test(sentence))
  );
}

/** Returns the share of a text's sentences that rest on no fact of the location: 0 to 1. */
export function generalShare(text: PlaceText): number {
  const sentences = sentencesOf(text);
  return sentences.filter((sentence) => basisOf(sentence).length === 0).length / sentences.length;
}

/**
 * Requires each sentence to show the facts that it names as its basis, one without a basis to be general advice on one
 * of the listed subjects, and four fifths of all sentences to have a basis.
 */
export function checkBasis(text: PlaceText, facts: FactRecord): Violation[] {
  const known = new Map(factList(facts).map((fact) => [fact.id, fact]));
  const violations = sentencesOf(text).flatMap((sentence) => checkSentence(sentence, known));
  if (generalShare(text) <= maxGeneralShare) return violations;
  const message = "More than a fifth of the sentences rest on no fact of the location: leave general ones out.";
  return [...violations, { code: "general", message }];
}

function checkSentence(sentence: Sentence, known: ReadonlyMap<string, Fact>): Violation[] {
  const quoted = `"${sentence.text.slice(0, 80)}"`;
  const violation = (what: string): Violation => ({ code: "basis", message: `${quoted} ${what}` });
  if (basisOf(sentence).length === 0) {
    if (adviceSubjectsIn(sentence.text).length > 0) return [];
    return [violation("has no basis and is no advice on a workshop subject.")];
  }
  return sentence.basis.flatMap((id) => {
    const fact = known.get(id);
    if (!fact) return [violation(`rests on ${id}, which is no fact.`)];
    return shows(fact, sentence.text) ? [] : [violation(`rests on ${id}, which does not show in it.`)];
  });
}
