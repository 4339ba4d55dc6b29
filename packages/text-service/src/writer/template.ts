import { plainPhrases, wordFamilies } from "../corpus/word-families.ts";

/** A sentence template: plain text, `{slot}` and `[one|of|these]`, the last nested as deep as wanted. */
export type Part = { text: string } | { slot: string } | { choice: Part[][] };

interface Cursor {
  source: string;
  at: number;
}

function parseSequence(cursor: Cursor, inChoice: boolean): Part[] {
  const parts: Part[] = [];
  let text = "";
  const flush = () => {
    parts.push(...plainParts(text));
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
    if (end === "]") return { choice: withFamilies(choice) };
    if (end !== "|") throw new Error(`unclosed choice in: ${cursor.source}`);
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const families = wordFamilies.flatMap((family) => [new Set(family), new Set(family.map(capitalised))]);

function withFamilies(choice: Part[][]): Part[][] {
  const words = new Set(
    choice.flatMap(([only, ...more]) => (only && "text" in only && more.length === 0 ? [only.text] : [])),
  );
  const known = new Set(words);
  for (const family of families) {
    if ([...words].filter((word) => family.has(word)).length >= 2) for (const word of family) known.add(word);
  }
  return [...choice, ...[...known].filter((word) => !words.has(word)).map((text): Part[] => [{ text }])];
}

const phrases = new RegExp(`\\b(${Object.keys(plainPhrases).join("|")})\\b(?!['’]| MOT)`, "g");

/** Plain words, with each phrase that has other wordings made a choice. */
function plainParts(text: string): Part[] {
  const pieces = text.split(phrases).filter((piece) => piece !== "");
  return pieces.map((piece): Part => {
    const wordings = plainPhrases[piece];
    return wordings ? { choice: wordings.map((wording) => [{ text: wording }]) } : { text: piece };
  });
}

const parsed = new Map<string, Part[]>();

export function parseTemplate(source: string): Part[] {
  const known = parsed.get(source);
  if (known) return known;
  const parts = parseSequence({ source, at: 0 }, false);
  parsed.set(source, parts);
  return parts;
}
