import { mayBeCut, type Objection } from "../checks/check.ts";
import { textLimits, type LocationText, type SectionOf, type Sentence } from "./location-text.ts";

/** The start of a sentence that needs the one before it. */
const refersBack =
  /^(?:(?:if|unless|once|when|with|beyond|past|after|only) )?(?:that|this|these|those|it|they|them|none|neither|there|so|but|then|even|still|instead|otherwise)\b/i;

/**
 * Returns the text without the sentences that are objected to, without paragraphs of which nothing
 * is left, without questions whose answer does not stand, and with a sentence of the page for a
 * description that is objected to. Returns undefined if the text would not stand: the next sentence of a
 * paragraph refers back to one that is not removable, a section or all questions would be empty, or
 * an objection is to a heading, a title or the whole text, or of a kind that no cut puts right.
 */
export function cutSentences(
  text: LocationText,
  objections: readonly Objection[],
): LocationText | undefined {
  if (!objections.every(mayBeCut)) return undefined;
  const left = new Map(objections.map(({ at, code }) => [at, code]));
  const keep = (at: string, prose: readonly Sentence[]): Sentence[] => {
    const kept: Sentence[] = [];
    for (const [i, sentence] of [...prose.entries()].toReversed()) {
      const path = `${at}[${i}]`;
      const [next] = kept;
      const mayGo = left.get(path) === "removable" || !next || !refersBack.test(next.text);
      if (!mayGo || !left.delete(path)) kept.unshift(sentence);
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
  const keepsQuestion = (i: number): boolean => {
    const paths = [...left.keys()].filter((at) => at.startsWith(`faqs[${i}].`));
    for (const at of paths) left.delete(at);
    return paths.length === 0;
  };
  const faqs = text.faqs
    .map(({ question, answer }, i) => ({ question, answer: keep(`faqs[${i}].answer`, answer) }))
    .filter(({ answer }, i) => keepsQuestion(i) && answer.length > 0);
  const describe = (part: "servicing" | "mot", sections: SectionOf<Sentence[]>[]): string => {
    const field = `${part}MetaDescription` as const;
    return left.delete(field) ? describingSentence(sections) : text[field];
  };
  const servicingMetaDescription = describe("servicing", servicing);
  const motMetaDescription = describe("mot", mot);
  const isWhole =
    faqs.length > 0 && [...servicing, ...mot].every(({ paragraphs }) => paragraphs.length > 0);
  if (!isWhole || left.size > 0) return undefined;
  return { ...text, servicing, mot, faqs, servicingMetaDescription, motMetaDescription };
}

/** Returns the first sentence that is as long as a description; an empty string if none is. */
function describingSentence(sections: readonly SectionOf<Sentence[]>[]): string {
  const { min, max } = textLimits.metaDescription;
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat());
  const found = sentences.find(({ text }) => text.length >= min && text.length <= max);
  return found?.text ?? "";
}
