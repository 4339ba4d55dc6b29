import { FaqList } from "../../../ui/faq-list.tsx";
import { StoredText } from "../../location/stored-text.tsx";
import type { ShownText } from "./location-content.ts";
import { TextFigures } from "./text-figures.tsx";
import { linesOf, type TextKind } from "./text-kinds.ts";
import { wordsIn } from "./text-lines.ts";

/** One of the three texts, as its page shows it, and its figures. */
export function TextView({ text, kind }: { text: ShownText; kind: TextKind }) {
  if (kind === "faq") {
    const words = linesOf(text, kind).reduce((sum, line) => sum + wordsIn(line.text), 0);
    if (text.faqs.length === 0) return <p>No questions and answers yet.</p>;
    return (
      <>
        <FaqList faqs={text.faqs} />
        <TextFigures words={words} part={null} />
      </>
    );
  }
  const part = text[kind];
  if (!part) return <p>No text yet. Visitors read the default one.</p>;
  return (
    <>
      <StoredText text={part.html} />
      <TextFigures words={part.wordCount} part={part} />
    </>
  );
}
