/** The tree of a regular expression, with the effective flags at each node. */
export type PatternNode =
  | { type: "character"; matches: (character: string) => boolean; source: string }
  | { type: "sequence"; parts: PatternNode[] }
  | { type: "choice"; options: PatternNode[] }
  | { type: "repeat"; body: PatternNode; min: number; max: number; lazy: boolean }
  | { type: "capture"; body: PatternNode; group: number }
  | { type: "look"; body: PatternNode; behind: boolean; negative: boolean }
  | { type: "edge"; source: string; multiline: boolean }
  | { type: "reference"; group: number };

const quantifier = /([*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;
const opening = /\((?:\?(?:(?<look><?[=!])|<(?<name>\w+)>|(?<flags>[ims]*(?:-[ims]+)?):))?/y;
const character =
  /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[pP]\{[^}]+\}|c[A-Za-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^\\[\]()|*+?]/y;

/** Parses a regular expression. Throws an `Error` for unknown syntax. */
export function parsePattern({ source, flags: allFlags }: RegExp): PatternNode {
  let at = 0;
  let groups = 0;
  const names = new Map<string, number>();

  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  };

  function choice(flags: string): PatternNode {
    const options = [sequence(flags)];
    while (source[at] === "|") {
      at++;
      options.push(sequence(flags));
    }
    return options.length === 1 ? (options[0] as PatternNode) : { type: "choice", options };
  }

  function sequence(flags: string): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      parts.push(repeated(atom(flags)));
    }
    return { type: "sequence", parts };
  }

  function repeated(body: PatternNode): PatternNode {
    const found = take(quantifier);
    if (!found) return body;
    const [, sign, least, comma, most, lazy] = found;
    const min = least === undefined ? Number(sign === "+") : Number(least);
    const max =
      least === undefined ? (sign === "?" ? 1 : Infinity) : comma ? Number(most || Infinity) : min;
    return { type: "repeat", body, min, max, lazy: lazy === "?" };
  }

  function atom(flags: string): PatternNode {
    const group = take(opening);
    if (group) return grouped(group, flags);
    const edge = take(/[\^$]|\\[bB]/y);
    if (edge) return { type: "edge", source: edge[0], multiline: flags.includes("m") };
    const reference = take(/\\(?:([1-9]\d*)|k<(\w+)>)/y);
    if (reference) {
      return { type: "reference", group: Number(reference[1] ?? names.get(reference[2] ?? "")) };
    }
    const found = take(character);
    if (!found) throw new Error(`Unknown syntax at ${at} of ${source}`);
    return characterOf(found[0], flags);
  }

  function grouped({ groups: found = {}, 0: text }: RegExpExecArray, flags: string): PatternNode {
    const isCapture = text === "(" || found["name"] !== undefined;
    const group = isCapture ? ++groups : 0;
    if (found["name"] !== undefined) names.set(found["name"], group);
    const body = choice(found["flags"] ? withModifiers(flags, found["flags"]) : flags);
    if (source[at++] !== ")") throw new Error(`Unclosed group in ${source}`);
    if (isCapture) return { type: "capture", body, group };
    const { look } = found;
    return look
      ? { type: "look", body, behind: look.startsWith("<"), negative: look.endsWith("!") }
      : body;
  }

  const tree = choice(allFlags);
  if (at < source.length) throw new Error(`Unknown syntax at ${at} of ${source}`);
  return tree;
}

function withModifiers(flags: string, modifiers: string): string {
  const [on = "", off = ""] = modifiers.split("-");
  return Array.from(new Set(flags + on))
    .filter((flag) => !off.includes(flag))
    .join("");
}

/**
 * Returns a node for a character class. Matching is left to the engine, which handles Unicode and
 * case.
 */
function characterOf(source: string, flags: string): PatternNode {
  const one = new RegExp(`^${source}$`, flags.replaceAll(/[dgmy]/g, ""));
  const known = new Map<string, boolean>();
  const matches = (text: string): boolean => {
    const before = known.get(text);
    if (before !== undefined) return before;
    known.set(text, one.test(text));
    return known.get(text) === true;
  };
  return { type: "character", matches, source };
}
