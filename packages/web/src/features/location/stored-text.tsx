import { isPlainMarkup } from "@vanfettle/contract/locations/location-text";
import { splitText } from "./split-text.ts";

function Html({ html }: { html: string }) {
  return <div className="prose" data-text="" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Shows a stored text. With `more`, a disclosure with that label contains everything after the first paragraph. Only
 * plain markup from our renderer is inserted as HTML; other text is escaped.
 */
export function StoredText({ text, more }: { text: string; more?: string }) {
  if (!isPlainMarkup(text)) {
    return (
      <div className="prose">
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
  }
  const [first, rest] = more ? splitText(text) : [text, ""];
  return (
    <>
      <Html html={first} />
      {rest && (
        <details className="more-places">
          <summary>{more}</summary>
          <Html html={rest} />
        </details>
      )}
    </>
  );
}
