import type { CheckedSentence } from "../content/checks/check.ts";
import { readableText } from "../content/checks/normalise.ts";

/** Builds a sentence of a paragraph about servicing as checks read it, without slots. */
export const buildSentenceToCheck = (
  text: string,
  changes: Partial<CheckedSentence> = {},
): CheckedSentence => ({
  at: "servicing[0].paragraphs[0][0]",
  part: "servicing",
  kind: "paragraph",
  text: readableText(text),
  template: text,
  ...changes,
});
