import { metaLimits } from "@vanfettle/contract/content/content-limits";
import { FaqList } from "../../../ui/faq-list.tsx";
import { StoredText } from "../../location/stored-text.tsx";
import { formatCount } from "../format.ts";
import { countWords, textLinesOf, type ContentPart, type LocationContent, type TextKind } from "./location-content.ts";

function Length({ label, text, limit }: { label: string; text: string; limit: number }) {
  const { length } = text;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={length > limit ? "too-long" : undefined}>
        {length} / {limit}
        {length > limit && <span className="sr-only"> too long</span>}
      </dd>
    </div>
  );
}

/** Shows the number of words and the metadata with its lengths. The FAQ has no metadata, so its `part` is null. */
function TextMetrics({ words, part }: { words: number; part: ContentPart | null }) {
  return (
    <div className="text-metrics">
      <dl>
        <div>
          <dt>Words</dt>
          <dd>{formatCount(words)}</dd>
        </div>
        {part && (
          <>
            <Length label="Meta title" text={part.metaTitle} limit={metaLimits.title.max} />
            <Length label="Meta description" text={part.metaDescription} limit={metaLimits.description.max} />
          </>
        )}
      </dl>
      {part?.metaTitle && <p className="meta-title">{part.metaTitle}</p>}
      {part?.metaDescription && <p className="meta-description">{part.metaDescription}</p>}
    </div>
  );
}

/** Shows one of the texts as it is on its page, with its metrics. */
export function TextView({ content, kind }: { content: LocationContent; kind: TextKind }) {
  if (kind === "faq") {
    const words = textLinesOf(content, kind).reduce((sum, line) => sum + countWords(line.text), 0);
    if (content.faqs.length === 0) return <p>No questions and answers yet.</p>;
    return (
      <>
        <FaqList faqs={content.faqs} />
        <TextMetrics words={words} part={null} />
      </>
    );
  }
  const part = content[kind];
  if (!part) return <p>No text yet. Visitors read the default one.</p>;
  return (
    <>
      <StoredText text={part.html} />
      <TextMetrics words={part.wordCount} part={part} />
    </>
  );
}
