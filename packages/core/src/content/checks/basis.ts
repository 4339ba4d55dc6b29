import { factList } from "../../location/facts/fact-list.ts";
import type { Fact } from "../../location/facts/fact.ts";
import { slotsIn } from "../text/slots.ts";
import { objection, type Objection, type SentenceCheck } from "./check.ts";
import { wholeWords } from "./whole-words.ts";

type WithBasis = { text: string; basis: readonly string[] };

/** Returns the ids of the facts that a sentence rests on: its stated basis and its slots. */
export const basisOf = ({ text, basis }: WithBasis): string[] => [
  ...new Set([...basis, ...slotsIn(text)]),
];

/**
 * Returns whether the fact shows in the sentence: as its slot, or through any of its names or
 * words.
 */
export function showsFact({ id, slot, names, words }: Fact, sentence: string): boolean {
  if (slot && slotsIn(sentence).includes(id)) return true;
  return (
    (names.length > 0 && wholeWords(names, "").test(sentence)) ||
    (words.length > 0 && wholeWords(words, "i").test(sentence))
  );
}

/** Requires a sentence to show the facts that it names as its basis. */
export const checkBasis: SentenceCheck = (sentence, facts) => {
  const { kind, template: text, basis } = sentence;
  if (kind !== "paragraph" && kind !== "answer") return [];
  if (basisOf({ text, basis }).length === 0) {
    return [objection("basis", sentence, sentence.text, "it does not name a supporting fact")];
  }
  const known = factList(facts);
  return basis.flatMap((id): Objection[] => {
    const fact = known.find((each) => each.id === id);
    if (!fact) {
      return [objection("basis", sentence, sentence.text, `this location has no fact ${id}`)];
    }
    if (showsFact(fact, text)) return [];
    return [
      objection(
        "basis",
        sentence,
        sentence.text,
        `it names the fact ${id}, which does not appear in it`,
      ),
    ];
  });
};
