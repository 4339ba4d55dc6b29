import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { FaqList } from "../../ui/faq-list.tsx";
import { StoredText } from "../../ui/stored-text.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import {
  countWords,
  textLinesOf,
  type ContentPart,
  type LocationContent,
  type TextKind,
} from "./location-content.ts";

function Length({ text: { length }, limit }: { text: string; limit: number }) {
  const share = <span>{`${length} / ${limit}`}</span>;
  if (length <= limit) return share;
  return (
    <span className="too-long">
      {share}
      <span className="sr-only"> too long</span>
    </span>
  );
}

/**
 * Shows the number of words and the metadata with its lengths. The FAQ does not have metadata, so
 * its `part` is null.
 */
function TextMetrics({ words, part }: { words: number; part: ContentPart | null }) {
  const figures = {
    Words: withCommas(words),
    ...(part && {
      "Meta title": <Length text={part.metaTitle} limit={metaLimits.title.max} />,
      "Meta description": <Length text={part.metaDescription} limit={metaLimits.description.max} />,
    }),
  };
  return (
    <div className="text-metrics">
      <FigureList figures={figures} />
      {part?.metaTitle && <p className="meta-title">{part.metaTitle}</p>}
      {part?.metaDescription && <p className="meta-description">{part.metaDescription}</p>}
    </div>
  );
}

export function TextView({ content, kind }: { content: LocationContent; kind: TextKind }) {
  const part = kind === "faq" ? null : content[kind];
  if (part) {
    return (
      <>
        <StoredText text={part.html} />
        <TextMetrics words={part.wordCount} part={part} />
      </>
    );
  }
  if (kind !== "faq") return <p>No text yet. Visitors read the default one.</p>;
  if (content.faqs.length === 0) return <p>No questions and answers yet.</p>;
  return (
    <>
      <FaqList faqs={content.faqs} />
      <TextMetrics words={countWords(textLinesOf(content, kind))} part={null} />
    </>
  );
}
