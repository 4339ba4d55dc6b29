import type { FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { subjectsIn } from "./subjects.ts";

/** Rejects an answer that is about none of the subjects of its question. */
export function checkAnswers({ faqs }: FilledText): Violation[] {
  return faqs.flatMap(({ question, answer }, i): Violation[] => {
    const asked = subjectsIn(question);
    const answered = new Set(subjectsIn(answer));
    if (asked.length === 0 || asked.some((subject) => answered.has(subject))) return [];
    return [{ code: "off_subject", message: `faqs[${i}].answer does not answer "${question}".` }];
  });
}
