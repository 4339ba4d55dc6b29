import { isNeverAcceptable, mayBeCut, type Objection } from "../checks/check.ts";
import { proseOf } from "../checks/text-sentences.ts";
import { textLimits, type LocationText, type SectionOf, type Sentence } from "./location-text.ts";
import { replaceSlots } from "./slots.ts";

const { min: fewest } = textLimits.metaDescription;
/** Returns about as many characters as words have when their slots are filled. */
const lengthOf = (words: string): number => replaceSlots(words, "0".repeat(30)).length;

const descriptions = ["servicingMetaDescription", "motMetaDescription"] as const;
const isOfDescription = ({ at }: Objection): boolean =>
  descriptions.some((field) => at.startsWith(field));

/** The start of a sentence that needs the one before it. `There are` needs none. */
const refersBack =
  /^(?:(?:if|unless|once|when|with|beyond|past|after|only|ask|try|take|choose|start|begin|go) )?(?:that|this|these|those|such|it|they|them|both|either|none|neither|there(?! (?:is|are)\b)|so|but|then|even|still|instead|otherwise)\b/i;

/**
 * Returns the text without the sentences and questions that are objected to. A description that does
 * not stand without them is the beginning of its page's text. Returns undefined if the text would not
 * stand: the next sentence refers to a wrong one, a section or all questions would be empty, or an
 * objection is to a heading, a title or the whole text, or of a kind that no cut puts right.
 */
export function cutSentences(
  text: LocationText,
  objections: readonly Objection[],
): LocationText | undefined {
  const isCuttable = (found: Objection) =>
    mayBeCut(found) || (isOfDescription(found) && !isNeverAcceptable(found));
  if (!objections.every(isCuttable)) return undefined;
  const left = new Set(objections.map(({ at }) => at));
  // The others are true, and stay where they cannot go.
  const wrong = new Set(objections.flatMap(({ at, code }) => (code === "removable" ? [] : at)));
  const keep = (at: string, prose: readonly Sentence[]): Sentence[] => {
    const kept: Sentence[] = [];
    for (const [i, sentence] of [...prose.entries()].toReversed()) {
      const [next] = kept;
      const mayGo = !next || !refersBack.test(next.text);
      if (!mayGo || !left.delete(`${at}[${i}]`)) kept.unshift(sentence);
    }
    return kept;
  };
  const keepSections = (part: "servicing" | "mot"): SectionOf<Sentence[]>[] =>
    text[part].map(({ heading, paragraphs }, i) => ({
      heading,
      paragraphs: paragraphs
        .map((prose, j) => keep(`${part}[${i}].paragraphs[${j}]`, prose))
        .filter((prose) => prose.length > 0),
    }));
  const servicing = keepSections("servicing");
  const mot = keepSections("mot");
  const objectionsTo = (i: number) => [...left].filter((at) => at.startsWith(`faqs[${i}].`));
  const standing = text.faqs.filter((_, i) => objectionsTo(i).length === 0);
  // A shorter answer stands less often than the other questions do without it.
  const faqs =
    standing.length > 0
      ? standing
      : text.faqs
          .map(({ question, answer }, i) => ({
            question,
            answer: keep(`faqs[${i}].answer`, answer),
          }))
          .filter((_, i) => !objectionsTo(i).some((at) => wrong.has(at)));
  for (const at of left) if (faqs.length > 0 && at.startsWith("faqs[")) left.delete(at);
  const describe = (
    field: (typeof descriptions)[number],
    [section]: readonly SectionOf<Sentence[]>[],
  ): string => {
    const kept = keep(field, proseOf(text[field]));
    const objected = [...left].filter((at) => at.startsWith(field));
    if (kept.length > 0 && objected.length === 0) return kept.map((each) => each.text).join(" ");
    for (const at of objected) left.delete(at);
    // As many sentences as a description needs. If these do not do, the page has its usual one.
    const lead = (section?.paragraphs[0] ?? []).reduce(
      (words, each) => (lengthOf(words) < fewest ? `${words} ${each.text}`.trim() : words),
      "",
    );
    return lead === text[field] ? "" : lead;
  };
  const servicingMetaDescription = describe("servicingMetaDescription", servicing);
  const motMetaDescription = describe("motMetaDescription", mot);
  const isWhole =
    faqs.length > 0 && [...servicing, ...mot].every(({ paragraphs }) => paragraphs.length > 0);
  if (!isWhole || [...left].some((at) => wrong.has(at))) return undefined;
  return { ...text, servicing, mot, faqs, servicingMetaDescription, motMetaDescription };
}
