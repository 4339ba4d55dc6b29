import type { PatternNode } from "./pattern-tree.ts";

/** Continues a match at a position. Returns whether the rest matches. */
type Match = (position: number) => boolean;

/** The result of finding every match in a text. */
export interface Counted {
  /** The number of characters and alternatives tried; `Infinity` beyond the limit. */
  steps: number;
  matches: [start: number, end: number][];
}

class TooManySteps extends Error {}

/**
 * Finds every match of a pattern by backtracking, like an engine, and counts the steps. Unlike
 * time, their number is the same on every machine. Gives up beyond `limit`.
 */
export function countSteps(
  pattern: PatternNode,
  text: string,
  { limit = Infinity, isSticky = false }: { limit?: number; isSticky?: boolean } = {},
): Counted {
  let steps = 0;
  const step = (): void => {
    if (++steps > limit) throw new TooManySteps();
  };
  const captured: ([number, number] | undefined)[] = [];

  function compile(node: PatternNode, next: Match, back: boolean): Match {
    switch (node.type) {
      case "character":
        return (at) => {
          step();
          const index = back ? at - 1 : at;
          return (
            index >= 0 &&
            index < text.length &&
            node.matches(text.charAt(index)) &&
            next(back ? at - 1 : at + 1)
          );
        };
      case "sequence": {
        const ordered = back ? node.parts : node.parts.toReversed();
        return ordered.reduce((rest, part) => compile(part, rest, back), next);
      }
      case "choice": {
        const options = node.options.map((option) => compile(option, next, back));
        return (at) => options.some((option) => option(at));
      }
      case "repeat":
        return node.body.type === "character"
          ? repeatCharacter(node, next, back)
          : repeatGroup(node, next, back);
      case "capture": {
        let from = 0;
        const body = compile(
          node.body,
          (to) => {
            const before = captured[node.group];
            captured[node.group] = back ? [to, from] : [from, to];
            if (next(to)) return true;
            captured[node.group] = before;
            return false;
          },
          back,
        );
        return (at) => {
          const before = from;
          from = at;
          const found = body(at);
          from = before;
          return found;
        };
      }
      case "look": {
        const body = compile(node.body, () => true, node.behind);
        return (at) => body(at) !== node.negative && next(at);
      }
      case "edge":
        return (at) => {
          step();
          return isEdge(node, text, at) && next(at);
        };
      case "reference":
        return (at) => {
          const [from, to] = captured[node.group] ?? [0, 0];
          const words = text.slice(from, to);
          for (let n = 0; n < words.length; n++) step();
          const start = back ? at - words.length : at;
          return (
            text.slice(start, start + words.length).toLowerCase() === words.toLowerCase() &&
            next(back ? start : at + words.length)
          );
        };
    }
  }

  type Repeat = Extract<PatternNode, { type: "repeat" }>;

  function repeatCharacter({ body, min, max, lazy }: Repeat, next: Match, back: boolean): Match {
    const direction = back ? -1 : 1;
    const one = compile(body, () => true, back);
    return (at) => {
      let count = 0;
      if (lazy) {
        for (; count < min; count++) if (!one(at + count * direction)) return false;
        for (; ; count++) {
          if (next(at + count * direction)) return true;
          if (count >= max || !one(at + count * direction)) return false;
        }
      }
      while (count < max && one(at + count * direction)) count++;
      for (; count >= min; count--) {
        step();
        if (next(at + count * direction)) return true;
      }
      return false;
    };
  }

  function repeatGroup({ body, min, max, lazy }: Repeat, next: Match, back: boolean): Match {
    let count = 0;
    let start = -1;
    const again: Match = (at) => {
      if (count >= max) return false;
      const before = start;
      count++;
      start = at;
      if (once(at)) return true;
      count--;
      start = before;
      return false;
    };
    const leave: Match = (at) => {
      if (count < min) return false;
      const before = [count, start] as const;
      if (next(at)) return true;
      [count, start] = before;
      return false;
    };
    const attempt: Match = (at) => {
      step();
      return lazy ? leave(at) || again(at) : again(at) || leave(at);
    };
    // An empty round would repeat endlessly.
    const once = compile(body, (at) => (at !== start || count <= min) && attemptAfter(at), back);
    function attemptAfter(at: number): boolean {
      const before = [count, start] as const;
      if (attempt(at)) return true;
      [count, start] = before;
      return false;
    }
    return (at) => {
      const before = [count, start] as const;
      [count, start] = [0, -1];
      const found = attempt(at);
      [count, start] = before;
      return found;
    };
  }

  let end = 0;
  const whole = compile(
    pattern,
    (at) => {
      end = at;
      return true;
    },
    false,
  );
  const matches: Counted["matches"] = [];
  try {
    for (let at = 0; at <= text.length;) {
      captured.length = 0;
      step();
      if (!whole(at)) {
        if (isSticky) break;
        at++;
        continue;
      }
      matches.push([at, end]);
      at = end > at ? end : at + 1;
    }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return { steps: Infinity, matches };
  }
  return { steps, matches };
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /\w/.test(character);

function isEdge(
  { source, multiline }: Extract<PatternNode, { type: "edge" }>,
  text: string,
  at: number,
): boolean {
  if (source === "^") return at === 0 || (multiline && text[at - 1] === "\n");
  if (source === "$") return at === text.length || (multiline && text[at] === "\n");
  return (isWord(text[at - 1]) !== isWord(text[at])) === (source === "\\b");
}
