const endOfParagraph = "</p>";

const countOf = (tag: string, html: string): number => html.split(tag).length;

/**
 * Splits plain markup after its first paragraph. The second part is empty if the first paragraph is the last element or
 * in a list.
 */
export function splitText(html: string): [first: string, rest: string] {
  const end = html.indexOf(endOfParagraph) + endOfParagraph.length;
  const [first, rest] = [html.slice(0, end), html.slice(end).trim()];
  const isWhole = end < endOfParagraph.length || countOf("<ul>", first) !== countOf("</ul>", first);
  return isWhole ? [html, ""] : [first, rest];
}
