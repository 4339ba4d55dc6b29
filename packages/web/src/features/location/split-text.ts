const block = /<(h[23]|p|ul)>.*?<\/\1>/gs;

/**
 * Splits plain markup behind its first paragraph. The second part is empty where there is no other, or where the text has
 * anything outside of headings, paragraphs and lists.
 */
export function splitText(html: string): [first: string, rest: string] {
  const blocks = html.match(block) ?? [];
  if (blocks.join("") !== html.replaceAll(/>\s+</g, "><").trim()) return [html, ""];
  const end = blocks.findIndex((each) => each.startsWith("<p>")) + 1 || blocks.length;
  return [blocks.slice(0, end).join(""), blocks.slice(end).join("")];
}
