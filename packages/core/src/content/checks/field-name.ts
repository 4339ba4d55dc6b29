const wholeFields: Record<string, string> = {
  text: "The text",
  servicing: "Servicing",
  mot: "MOT",
  faqs: "FAQ",
  servicingMetaTitle: "Servicing, meta title",
  servicingMetaDescription: "Servicing, meta description",
  motMetaTitle: "MOT, meta title",
  motMetaDescription: "MOT, meta description",
};

/** Paths count from 0, people from 1. */
const numbered = (word: string, index: string | undefined): string[] =>
  index === undefined ? [] : [`${word} ${Number(index) + 1}`];

/**
 * Returns a path in a text in the words of the review desk: `mot[1].paragraphs[0][2]` is `MOT, section 2, paragraph 1,
 * sentence 3`, and `faqs[0].answer` is `FAQ, question 1, answer`.
 */
export function fieldName(path: string): string {
  const [part = "", item, field, ...indexes] = path.match(/\w+/g) ?? [];
  const isFaq = part === "faqs";
  // An answer has sentences, and a section has them in paragraphs.
  const [paragraph, sentence] = isFaq ? [undefined, ...indexes] : indexes;
  return [
    wholeFields[part] ?? part,
    ...numbered(isFaq ? "question" : "section", item),
    ...(field === "heading" || field === "answer" ? [field] : []),
    ...numbered("paragraph", paragraph),
    ...numbered("sentence", sentence),
  ].join(", ");
}
