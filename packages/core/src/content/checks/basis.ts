import { factList, type Fact } from "../text/fact-list.ts";
import type { FactRecord } from "../text/facts.ts";
import { sentencesOf, type LocationText } from "../text/location-text.ts";
import { slotsIn } from "../text/slots.ts";
import { violation, type SentenceCheck, type Violation } from "./check.ts";
import { isWorkshopAdvice } from "./subjects.ts";
import { wholeWords } from "./whole-words.ts";

/** The largest share of a text's sentences that may rest on no fact of the location besides its name. */
export const maxGeneralShare = 0.2;

type WithBasis = Pick<LocationText["faqs"][number]["answer"][number], "text"> & { basis: readonly string[] };

/** Returns the ids of the facts that a sentence rests on: those it names and those of its slots. */
export const basisOf = ({ text, basis }: WithBasis): string[] => [...new Set([...basis, ...slotsIn(text)])];

/** Returns whether the fact can be seen in the sentence: as its slot, by one of its names or by one of its words. */
export function showsFact({ id, slot, names, words }: Fact, sentence: string): boolean {
  if (slot && slotsIn(sentence).includes(id)) return true;
  return (
    (names.length > 0 && wholeWords(names, "").test(sentence)) ||
    (words.length > 0 && wholeWords(words, "i").test(sentence))
  );
}

const factsById = new WeakMap<FactRecord, ReadonlyMap<string, Fact>>();

function knownFacts(facts: FactRecord): ReadonlyMap<string, Fact> {
  const known = factsById.get(facts) ?? new Map(factList(facts).map((fact) => [fact.id, fact]));
  factsById.set(facts, known);
  return known;
}

/** Requires a sentence to show the facts that it names as its basis, and one without a basis to be workshop advice. */
export const checkBasis: SentenceCheck = (sentence, facts) => {
  const { kind, template: text, basis } = sentence;
  if (kind !== "paragraph" && kind !== "answer") return [];
  if (basisOf({ text, basis }).length === 0) {
    if (kind === "answer" || isWorkshopAdvice(sentence.text)) return [];
    return [violation("basis", sentence, sentence.text, "it rests on no fact and is no workshop advice")];
  }
  return basis.flatMap((id): Violation[] => {
    const fact = knownFacts(facts).get(id);
    if (!fact) return [violation("basis", sentence, sentence.text, `it rests on ${id}, which is no fact`)];
    if (showsFact(fact, text)) return [];
    return [violation("basis", sentence, sentence.text, `it rests on ${id}, which does not show in it`)];
  });
};

/** Returns the share of a text's sentences that rest on no fact of the location: 0 to 1. */
export function generalShare(text: LocationText): number {
  const sentences = sentencesOf(text);
  return sentences.filter((sentence) => basisOf(sentence).length === 0).length / sentences.length;
}

/** Leaves a text to the editor of which too few sentences rest on facts of the location. */
export function checkGeneralShare(text: LocationText): Violation[] {
  if (generalShare(text) <= maxGeneralShare) return [];
  const what = "more than a fifth of its sentences rest on no fact of the location; leave general ones out";
  return [violation("general", { at: "text" }, "", what)];
}
