import { isPlainMarkup } from "@vanfettle/contract/locations/location-text";
import { splitText } from "./split-text.ts";

function Html({ html }: { html: string }) {
  return <div className="prose" data-text="" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Shows a stored text. With `more`, the label of a disclosure, all but its first paragraph is in that. Only the plain
 * markup of our own renderer is inserted as HTML; anything else is shown as text.
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
