/** The paragraphs that a page shows without a press. */
const shownParagraphs = 2;

const block = /<(h[23]|p|ul)>.*?<\/\1>/gs;

/**
 * Splits plain markup behind its second paragraph, or before the heading that follows its first. The second part is empty
 * where the text is short or has anything outside of headings, paragraphs and lists.
 */
export function splitText(html: string): [first: string, rest: string] {
  const blocks = html.match(block) ?? [];
  if (blocks.join("") !== html.replaceAll(/>\s+</g, "><")) return [html, ""];
  let paragraphs = 0;
  const end = blocks.findIndex((each) => {
    const isHeading = each.startsWith("<h");
    if (paragraphs === shownParagraphs || (isHeading && paragraphs > 0)) return true;
    if (!isHeading) paragraphs += 1;
    return false;
  });
  return end === -1 ? [html, ""] : [blocks.slice(0, end).join(""), blocks.slice(end).join("")];
}
