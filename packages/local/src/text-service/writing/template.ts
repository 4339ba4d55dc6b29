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
    if (text) parts.push({ text });
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
    if (end === "]") return { choice };
    if (end !== "|") throw new Error(`unclosed choice in: ${cursor.source}`);
  }
}

const parsed = new Map<string, Part[]>();

export function parseTemplate(source: string): Part[] {
  const known = parsed.get(source);
  if (known) return known;
  const parts = parseSequence({ source, at: 0 }, false);
  parsed.set(source, parts);
  return parts;
}
