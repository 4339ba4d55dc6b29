import { adviceOf } from "../advice/advice-slots.ts";
import type { LocationText, Sentence } from "../text/location-text.ts";

const isWritten = ({ text }: Sentence): boolean => adviceOf(text) === undefined;

/** Returns a text without the library's sentences: the part that its writer wrote, which is compared and judged. */
export function writtenPart(text: LocationText): LocationText {
  const sections = (list: LocationText["mot"]): LocationText["mot"] =>
    list.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map((each) => each.filter(isWritten)) }));
  return {
    ...text,
    servicing: sections(text.servicing),
    mot: sections(text.mot),
    faqs: text.faqs.map(({ question, answer }) => ({ question, answer: answer.filter(isWritten) })),
  };
}
