import type { TextLine } from "./location-content.ts";

export type Change = "same" | "added" | "removed";

export interface DiffPiece {
  change: Change;
  text: string;
}

export interface DiffLine {
  isHeading: boolean;
  pieces: DiffPiece[];
}

interface Step {
  change: Change;
  token: string;
}

/** Texts that need more comparisons than this are shown as wholly replaced, so that the page stays responsive. */
const comparisonLimit = 6_000_000;

/** Tokens that start a line. They contain a space, so they cannot be words. */
const lineStart = { heading: "# ", paragraph: "¶ " } as const;

const tokensOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ isHeading, text }) => [
    isHeading ? lineStart.heading : lineStart.paragraph,
    ...text.split(/\s+/).filter(Boolean),
  ]);

/** Returns, row by row, the length of the longest common subsequence of the tokens after each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const index = i * width + j;
      lengths[index] =
        before[i] === after[j]
          ? (lengths[index + width + 1] ?? 0) + 1
          : Math.max(lengths[index + width] ?? 0, lengths[index + 1] ?? 0);
    }
  }
  return lengths;
}

/** Returns the shortest way from one list of tokens to the other. */
function diffTokens(before: readonly string[], after: readonly string[]): Step[] {
  const removed = (token: string): Step => ({ change: "removed", token });
  const added = (token: string): Step => ({ change: "added", token });
  if (before.length * after.length > comparisonLimit) return [...before.map(removed), ...after.map(added)];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const result: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const index = i * width + j;
    const [oldToken = "", newToken = ""] = [before[i], after[j]];
    if (oldToken === newToken) {
      result.push({ change: "same", token: newToken });
      i++;
      j++;
    } else if ((lengths[index + width] ?? 0) >= (lengths[index + 1] ?? 0)) {
      result.push(removed(oldToken));
      i++;
    } else {
      result.push(added(newToken));
      j++;
    }
  }
  return [...result, ...before.slice(i).map(removed), ...after.slice(j).map(added)];
}

/** Returns the lines of both texts in reading order, with the words that were added or removed marked. */
export function diffTexts(before: readonly TextLine[], after: readonly TextLine[]): DiffLine[] {
  const lines: DiffLine[] = [];
  for (const { change, token } of diffTokens(tokensOf(before), tokensOf(after))) {
    const starts = token === lineStart.heading || token === lineStart.paragraph;
    if (starts) lines.push({ isHeading: token === lineStart.heading, pieces: [] });
    const line = lines.at(-1);
    if (starts || !line) continue;
    const last = line.pieces.at(-1);
    if (last?.change === change) last.text += ` ${token}`;
    else line.pieces.push({ change, text: token });
  }
  return lines.filter(({ pieces }) => pieces.length > 0);
}

/** Returns whether the compared texts differ. */
export const hasChanges = (lines: readonly DiffLine[]): boolean =>
  lines.some(({ pieces }) => pieces.some(({ change }) => change !== "same"));
