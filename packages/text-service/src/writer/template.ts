import { synonyms } from "../corpus/corpus.ts";

/**
 * A part of a sentence template. A template is text with `{slot}` for a value and `[one|of|these]` for a choice, which
 * may contain slots and further choices.
 */
export type Part = { text: string } | { slot: string } | { choice: Part[][] };

interface Cursor {
  source: string;
  at: number;
}

function parseSequence(cursor: Cursor, inChoice: boolean): Part[] {
  const parts: Part[] = [];
  let text = "";
  const flush = () => {
    parts.push(...textParts(text));
    text = "";
  };
  while (cursor.at < cursor.source.length) {
    const char = cursor.source.charAt(cursor.at);
    if (inChoice && (char === "|" || char === "]")) break;
    cursor.at += 1;
    if (char === "{") {
      flush();
      const end = cursor.source.indexOf("}", cursor.at);
      parts.push({ slot: cursor.source.slice(cursor.at, end) });
      cursor.at = end + 1;
    } else if (char === "[") {
      flush();
      parts.push(parseChoice(cursor));
    } else text += char;
  }
  flush();
  return parts;
}

function parseChoice(cursor: Cursor): Part {
  const choice: Part[][] = [];
  for (;;) {
    choice.push(parseSequence(cursor, true));
    const end = cursor.source.charAt(cursor.at);
    cursor.at += 1;
    if (end === "]") return { choice: withSynonyms(choice) };
    if (end !== "|") throw new Error(`unclosed choice in: ${cursor.source}`);
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const synonymGroups = synonyms.words.flatMap((group) => [new Set(group), new Set(group.map(capitalised))]);

/** Adds the other words of each synonym group of which the choice has at least two. */
function withSynonyms(choice: Part[][]): Part[][] {
  const words = new Set(
    choice.flatMap(([only, ...more]) => (only && "text" in only && more.length === 0 ? [only.text] : [])),
  );
  const known = new Set(words);
  for (const group of synonymGroups) {
    if ([...words].filter((word) => group.has(word)).length >= 2) for (const word of group) known.add(word);
  }
  return [...choice, ...[...known].filter((word) => !words.has(word)).map((text): Part[] => [{ text }])];
}

const phrases = new RegExp(`\\b(${Object.keys(synonyms.phrases).join("|")})\\b(?!['’]| MOT)`, "g");

/** Splits text into parts, and replaces each phrase that has synonyms by a choice. */
function textParts(text: string): Part[] {
  const pieces = text.split(phrases).filter((piece) => piece !== "");
  return pieces.map((piece): Part => {
    const wordings = synonyms.phrases[piece];
    return wordings ? { choice: wordings.map((wording) => [{ text: wording }]) } : { text: piece };
  });
}

const cache = new Map<string, Part[]>();

/** Parses a template. Parsed templates are cached. Throws if a choice is not closed. */
export function parseTemplate(source: string): Part[] {
  const cached = cache.get(source);
  if (cached) return cached;
  const parts = parseSequence({ source, at: 0 }, false);
  cache.set(source, parts);
  return parts;
}
