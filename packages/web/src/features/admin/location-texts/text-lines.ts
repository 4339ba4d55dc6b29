export interface TextLine {
  isHeading: boolean;
  text: string;
}

const blocks = "h2, h3, p, li";

/** The words of stored markup, block by block. The parser runs no script and fetches nothing. */
export function textLines(html: string): TextLine[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const found = [...body.querySelectorAll(blocks)].map(({ tagName, textContent }) => ({
    isHeading: tagName.startsWith("H"),
    text: textContent.trim(),
  }));
  if (found.length > 0) return found;
  return body.textContent
    .split(/\n{2,}/)
    .map((text) => ({ isHeading: false, text: text.trim() }))
    .filter(({ text }) => text !== "");
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
