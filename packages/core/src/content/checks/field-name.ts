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
  const names = [wholeFields[part] ?? part];
  if (part === "faqs") {
    const [sentence] = indexes;
    names.push(...numbered("question", item), ...(field === "answer" ? ["answer"] : []));
    names.push(...numbered("sentence", sentence));
  } else {
    const [paragraph, sentence] = indexes;
    names.push(...numbered("section", item), ...(field === "heading" ? ["heading"] : []));
    names.push(...numbered("paragraph", paragraph), ...numbered("sentence", sentence));
  }
  return names.join(", ");
}
