import { mayBeCut, type Objection } from "../checks/check.ts";
import type { LocationText, SectionOf, Sentence } from "./location-text.ts";

/**
 * Returns the text without the sentences that are objected to, without paragraphs of which nothing
 * is left, and without questions whose answer does not stand. Returns undefined if the text would
 * not stand: other sentences of a paragraph follow one that is not removable, a section or all
 * questions would be empty, or an objection is to a heading, a title or the whole text, or of a kind
 * that no cut puts right.
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
      const mayGo = kept.length === 0 || left.get(path) === "removable";
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
  const isWhole =
    faqs.length > 0 && [...servicing, ...mot].every(({ paragraphs }) => paragraphs.length > 0);
  return isWhole && left.size === 0 ? { ...text, servicing, mot, faqs } : undefined;
}
