/** A heading, paragraph or list item of a text. */
export interface TextLine {
  isHeading: boolean;
  text: string;
}

const blocks = "h2, h3, p, li";

/** Returns the text of stored HTML, block by block. DOMParser runs no script and fetches nothing. */
export function parseTextLines(html: string): TextLine[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const lines = [...body.querySelectorAll(blocks)].map(({ tagName, textContent }) => ({
    isHeading: tagName.startsWith("H"),
    text: textContent.trim(),
  }));
  if (lines.length > 0) return lines;
  return body.textContent
    .split(/\n{2,}/)
    .map((text) => ({ isHeading: false, text: text.trim() }))
    .filter(({ text }) => text !== "");
}

/** Returns the number of words of a text. A dash alone is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
