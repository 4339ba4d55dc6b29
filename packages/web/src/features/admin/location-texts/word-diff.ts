import type { TextLine } from "./text-lines.ts";

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

/** Beyond this many comparisons the texts are shown as wholly replaced rather than holding up the page. */
const comparisonLimit = 6_000_000;

/** Starts a line; cannot be a word, as words have no spaces. */
const lineStart = { heading: "# ", paragraph: "¶ " } as const;

const tokensOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ isHeading, text }) => [
    isHeading ? lineStart.heading : lineStart.paragraph,
    ...text.split(/\s+/).filter(Boolean),
  ]);

/** Lengths of the longest common subsequence of what follows each pair of positions, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        before[i] === after[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

function steps(before: readonly string[], after: readonly string[]): Step[] {
  const removed = (token: string): Step => ({ change: "removed", token });
  const added = (token: string): Step => ({ change: "added", token });
  if (before.length * after.length > comparisonLimit) return [...before.map(removed), ...after.map(added)];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const result: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const at = i * width + j;
    const [was = "", is = ""] = [before[i], after[j]];
    if (was === is) {
      result.push({ change: "same", token: is });
      i++;
      j++;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) {
      result.push(removed(was));
      i++;
    } else {
      result.push(added(is));
      j++;
    }
  }
  return [...result, ...before.slice(i).map(removed), ...after.slice(j).map(added)];
}

/** Word by word, what one text has that the other has not, in the order of reading. */
export function diffTexts(before: readonly TextLine[], after: readonly TextLine[]): DiffLine[] {
  const lines: DiffLine[] = [];
  for (const { change, token } of steps(tokensOf(before), tokensOf(after))) {
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

export const hasChanges = (lines: readonly DiffLine[]): boolean =>
  lines.some(({ pieces }) => pieces.some(({ change }) => change !== "same"));
