import { Fragment, useMemo, type ReactNode } from "react";
import { textLinesOf, type LocationContent, type TextKind, type TextLine } from "./location-content.ts";
import { diffArrays } from "diff";

export type Change = "same" | "added" | "removed";

export interface DiffPiece {
  change: Change;
  text: string;
}

export interface DiffLine {
  isHeading: boolean;
  pieces: DiffPiece[];
}

/** Texts with more changed words than this are shown as wholly replaced, so that the page stays responsive. */
const maxEditLength = 2_000;

/** Tokens that start a line. They contain a space, so they cannot be words. */
const lineStart = { heading: "# ", paragraph: "¶ " } as const;

const tokensOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ isHeading, text }) => [
    isHeading ? lineStart.heading : lineStart.paragraph,
    ...text.split(/\s+/).filter(Boolean),
  ]);

/** Returns the words of both texts in reading order, with their change. */
function diffTokens(before: string[], after: string[]): { change: Change; token: string }[] {
  const chunks = diffArrays(before, after, { maxEditLength }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  return chunks.flatMap(({ value, added, removed }) =>
    value.map((token) => ({
      change: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      token,
    })),
  );
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

const tags = { same: "span", added: "ins", removed: "del" } as const;

interface DiffViewProps {
  before: LocationContent;
  after: LocationContent;
  kind: TextKind;
  /** Explains how words that only one of the texts has are marked. */
  children?: ReactNode;
}

/** Shows the differences between two versions of a text, word by word. */
export function DiffView({ before, after, kind, children }: DiffViewProps) {
  const lines = useMemo(() => diffTexts(textLinesOf(before, kind), textLinesOf(after, kind)), [before, after, kind]);
  if (!hasChanges(lines)) return <p>These two are the same, word for word.</p>;
  return (
    <div className="diff">
      {children}
      {lines.map(({ isHeading, pieces }, line) => {
        const Line = isHeading ? "h4" : "p";
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their place
          <Line key={line}>
            {pieces.map(({ change, text }, index) => {
              const Piece = tags[change];
              return (
                // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity beyond their place
                <Fragment key={index}>
                  {index > 0 && " "}
                  <Piece>{text}</Piece>
                </Fragment>
              );
            })}
          </Line>
        );
      })}
    </div>
  );
}
