import type { PatternNode } from "./pattern-tree.ts";

/** The characters tried for a class, of every kind that patterns distinguish. */
const alphabet = Array.from("aZ0 .,;:!?-'\"/\\<>()[]{}@#$%^&*+=_~`|£\t\n\u00A0éß");

/**
 * Returns whether the pattern contains an unlimited repetition. Other patterns take linear time.
 */
function isUnlimited(node: PatternNode): boolean {
  if (node.type === "repeat") return node.max === Infinity || isUnlimited(node.body);
  return childrenOf(node).some(isUnlimited);
}

function childrenOf(node: PatternNode): PatternNode[] {
  if (node.type === "sequence") return node.parts;
  if (node.type === "choice") return node.options;
  return "body" in node ? [node.body] : [];
}

/**
 * Splits a pattern at its alternatives outside repetitions, because its time is the sum of its
 * alternatives' times. Leaves out paths without an unlimited repetition.
 */
export function waysThrough(node: PatternNode): PatternNode[] {
  if (!isUnlimited(node)) return [];
  if (node.type === "choice") return node.options.flatMap(waysThrough);
  if (node.type !== "sequence") return [node];
  const at = node.parts.findIndex((part) => part.type === "choice" && isUnlimited(part));
  const part = node.parts[at];
  if (part?.type !== "choice") return [node];
  const limited: PatternNode = {
    type: "choice",
    options: part.options.filter((option) => !isUnlimited(option)),
  };
  const ways = [
    ...part.options.filter(isUnlimited),
    ...(limited.options.length > 0 ? [limited] : []),
  ];
  return ways.flatMap((way) => {
    const parts = way.type === "sequence" ? way.parts : [way];
    return waysThrough({ type: "sequence", parts: node.parts.toSpliced(at, 1, ...parts) });
  });
}

/** The parts of a text of variable length: `before`, then `repeated` many times, then `after`. */
export interface Attack {
  before: string;
  repeated: string;
  after: string;
}

/** Returns the attack with at least `length` repeated characters. */
export const attackText = ({ before, repeated, after }: Attack, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after;

/** The strategies for choosing among alternatives. */
const choices = [
  <T>(options: readonly T[]) => options[0],
  <T>(options: readonly T[]) => options.at(-1),
];
type Choose = (typeof choices)[number];

/**
 * Returns texts that cause excessive backtracking: for each unlimited repetition, its prefix once
 * and many times, its content many times, and an end that does not match.
 */
export function attacksOn(pattern: PatternNode): Attack[] {
  const attacks = new Map<string, Attack>();
  const add = (before: string, repeated: string): void => {
    if (repeated === "") return;
    for (const after of ["", "\u0001", "\n!"]) {
      attacks.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
    }
  };
  for (const choose of choices) {
    for (const { prefix, pumps } of repetitions(pattern, choose)) {
      for (const pump of pumps) {
        add(prefix, pump);
        add("", prefix + pump);
      }
      add("", prefix);
      add("", `${prefix} `);
      for (const end of endings(prefix)) add(prefix, end);
    }
  }
  return [...attacks.values()];
}

/** Returns the suffixes of a text that start at each of its last words. */
const endings = (text: string): string[] =>
  Array.from(text.matchAll(/\b\w/g), ({ index }) => ` ${text.slice(index)}`).slice(-4);

interface Repetition {
  prefix: string;
  pumps: string[];
}

function repetitions(pattern: PatternNode, choose: Choose): Repetition[] {
  const found: Repetition[] = [];
  /** Returns a text that the node matches. */
  function walk(node: PatternNode, prefix: string): string {
    switch (node.type) {
      case "character":
        return charactersOf(node)[0] ?? "";
      case "sequence":
        return node.parts.reduce((text, part) => text + walk(part, prefix + text), "");
      case "choice":
        return choose(node.options.map((option) => walk(option, prefix))) ?? "";
      case "repeat": {
        const once = walk(node.body, prefix);
        if (node.max === Infinity) {
          const single =
            node.body.type === "character" ? charactersOf(node.body) : [once, `${once} `];
          found.push({ prefix, pumps: single });
        }
        return once.repeat(Math.max(node.min, choose([0, 1]) ?? 0));
      }
      case "look": {
        const text = walk(node.body, prefix);
        return node.negative || !node.behind ? "" : text;
      }
      case "capture":
        return walk(node.body, prefix);
      default:
        return "";
    }
  }
  walk(pattern, "");
  return found;
}

type Character = Extract<PatternNode, { type: "character" }>;

/**
 * Returns characters that the class matches: its literal character, or several of different kinds.
 */
function charactersOf({ source, matches }: Character): string[] {
  const named = source.length === 1 ? source : source.slice(1);
  if (matches(named) && named.length === 1) return [named];
  return alphabet.filter(matches).slice(0, 5);
}
