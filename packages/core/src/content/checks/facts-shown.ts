import { factList } from "../../location/facts/fact-list.ts";
import type { Fact, First } from "../../location/facts/fact.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import { factIdsIn, replaceSlots, slotsIn } from "../text/slots.ts";
import { objection, type CheckedSentence, type Objection, type SentenceCheck } from "./check.ts";
import { wholeWords } from "./whole-words.ts";

/** Returns the facts that a sentence states: by their slots, or by a name. */
export function factsShown(template: string, facts: FactRecord): Fact[] {
  const slots = factIdsIn(template);
  return factList(facts).filter(
    ({ id, names = [] }) =>
      slots.includes(id) || (names.length > 0 && wholeWords(names, "").test(template)),
  );
}

const isProse = ({ kind }: CheckedSentence): boolean => kind === "paragraph" || kind === "answer";

/** Words that are true of the first of its kind only. "Most towns" may be true of others. */
const superlatives: Readonly<Record<First, RegExp>> = {
  most: /\b(?:(?<=the )most|most(?= (?:MOT|class|stations|choice)\b)|largest|biggest|highest|greatest|leads|more than any)\b/i,
  fewest: /\b(?:fewest|smallest|lowest)\b/i,
  nearest: /\b(?:nearest|closest)\b/i,
  furthest: /\b(?:furthest|farthest)\b/i,
};
const sharing = /\b(?:among|joint|jointly|equal|equally|share|shares|same|level)\b/i;

/**
 * Returns the facts that a superlative in a sentence is about: for distances only those of a named
 * place, because every place has a nearest station, and all facts if it shows none.
 */
function comparedFacts(first: First, shown: readonly Fact[], facts: FactRecord): readonly Fact[] {
  const isOfMiles = first === "nearest" || first === "furthest";
  if (isOfMiles) return shown.filter(({ names, value }) => names && value?.unit === "miles");
  return shown.length > 0 ? shown : factList(facts);
}

/** Objects to "most" and "nearest" without a fact that comes first, and to ties that leave one out. */
export const checkSuperlatives: SentenceCheck = (sentence, facts) => {
  const { kind, template, text } = sentence;
  if (kind === "question") return [];
  const own = replaceSlots(template, "◦");
  const shown = factsShown(template, facts);
  const slots = factIdsIn(template);
  return (Object.keys(superlatives) as First[]).flatMap((first): Objection[] => {
    const word = superlatives[first].exec(own)?.[0];
    const compared = word === undefined ? [] : comparedFacts(first, shown, facts);
    if (word === undefined || compared.length === 0) return [];
    const ofKind = [...shown, ...compared].filter(
      (fact) => fact.first === first || superlatives[first].test(fact.says),
    );
    if (ofKind.length === 0) {
      return [objection("superlative", sentence, word, "no fact of the sentence comes first")];
    }
    // A sentence with slots is about their facts, and not about others of the same name.
    const bySlot = ofKind.filter(({ id }) => slots.includes(id));
    const isTold = (
      bySlot.length > 0 ? bySlot : shown.filter((fact) => ofKind.includes(fact))
    ).every(
      ({ tied = [], names = [] }) =>
        tied.length === 0 || sharing.test(own) || names.every((name) => text.includes(name)),
    );
    if (isTold) return [];
    return [objection("superlative", sentence, word, "name all that share the first place")];
  });
};

/**
 * Objects to a figure alone in a sentence that names the places of other facts, if neither it nor
 * the sentences before it in the paragraph name the figure's own.
 */
export function checkFigurePlaces(
  sentences: readonly CheckedSentence[],
  facts: FactRecord,
): Objection[] {
  const ofPlaces = factList(facts).filter(({ names = [] }) => names.length > 0);
  const isIn = ({ names = [] }: Fact, text: string) => wholeWords(names, "").test(text);
  return sentences.flatMap((sentence, i) => {
    const slots = new Set(slotsIn(sentence.template));
    const alone = ofPlaces.filter(({ id }) => slots.has(`${id}.figure`));
    if (alone.length === 0 || !ofPlaces.some((fact) => isIn(fact, sentence.text))) return [];
    const field = sentence.at.replace(/\[\d+\]$/, "");
    const before = sentences.slice(0, i + 1).filter(({ at }) => at.startsWith(field));
    const text = before.map((each) => each.text).join(" ");
    return alone
      .filter((fact) => !isIn(fact, text))
      .map(({ id, names = [] }) =>
        objection("figure", sentence, `{{${id}.figure}}`, `this figure is of ${names.join(", ")}`),
      );
  });
}

/** A sentence with so many words besides its slots concludes something. */
const fewWords = 8;

const isBare = ({ template }: CheckedSentence): boolean =>
  (replaceSlots(template, "").match(/\p{L}+/gu) ?? []).length <= fewWords;

/** Objects to a part, or an answer, that only states facts which stand on the page already. */
export function checkRepeatsPage(
  sentences: readonly CheckedSentence[],
  facts: FactRecord,
): Objection[] {
  const groups = Map.groupBy(sentences.filter(isProse), ({ part, at }) =>
    part === "faqs" ? at.replace(/\.answer.*/, ".answer") : part,
  );
  return [...groups].flatMap(([at, group]) => {
    const shown = group.flatMap(({ template }) => factsShown(template, facts));
    const isRepeated = shown.length > 0 && shown.every((fact) => fact.shown) && group.every(isBare);
    return isRepeated
      ? [objection("repeats_page", { at }, "", "it states only what the page shows")]
      : [];
  });
}
