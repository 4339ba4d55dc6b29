import { isPlainMarkup } from "@vanfettle/contract/location/location-text";

const endOfParagraph = "</p>";

const countOf = (tag: string, html: string): number => html.split(tag).length;

/**
 * Splits plain markup after its first paragraph. The rest is empty if that is the last element or
 * in a list.
 */
export function splitText(html: string): [first: string, rest: string] {
  const end = html.indexOf(endOfParagraph) + endOfParagraph.length;
  const [first, rest] = [html.slice(0, end), html.slice(end).trim()];
  const isWhole = end < endOfParagraph.length || countOf("<ul>", first) !== countOf("</ul>", first);
  return isWhole ? [html, ""] : [first, rest];
}

const Html = ({ html }: { html: string }) => (
  <div className="prose" data-text="" dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Shows a stored text. With `more`, a disclosure with that label contains everything after the
 * first paragraph. Only plain markup from our renderer is inserted as HTML; other text is escaped.
 * /
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
