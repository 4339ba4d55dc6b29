import { metaLimits } from "@vanfettle/contract/constants";
import { countText } from "../format.ts";
import type { TextPart } from "./location-content.ts";

function Length({ label, text, limit }: { label: string; text: string; limit: number }) {
  const { length } = text;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={length > limit ? "figure-over" : undefined}>
        {length} / {limit}
        {length > limit && <span className="sr-only"> too long</span>}
      </dd>
    </div>
  );
}

interface TextFiguresProps {
  words: number;
  /** Null for the questions, which have none of their own. */
  part: TextPart | null;
}

export function TextFigures({ words, part }: TextFiguresProps) {
  return (
    <div className="text-figures">
      <dl>
        <div>
          <dt>Words</dt>
          <dd>{countText(words)}</dd>
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
