import { diffArrays } from "diff";
import { Fragment, useMemo, type ReactNode } from "react";
import {
  textLinesOf,
  type LocationContent,
  type TextKind,
  type TextLine,
} from "./location-content.ts";

export type DiffLine = {
  isHeading: boolean;
  pieces: { change: keyof typeof tags; text: string }[];
};

const tags = { same: "span", added: "ins", removed: "del" } as const;

/**
 * Texts with more changed words than this are shown as wholly replaced, to keep the page
 * responsive.
 */
const maxEditLength = 2_000;

/** Tokens that start a line. They contain a space, so they cannot be words. */
const lineStart = { heading: "# ", paragraph: "¶ " } as const;

const tokensOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ isHeading, text }) => [
    isHeading ? lineStart.heading : lineStart.paragraph,
    ...text.split(/\s+/).filter(Boolean),
  ]);

/**
 * Returns the lines of both texts in reading order, with the words that were added or removed
 * marked.
 */
export function diffTexts(before: readonly TextLine[], after: readonly TextLine[]): DiffLine[] {
  const [old, next] = [tokensOf(before), tokensOf(after)];
  const chunks = diffArrays(old, next, { maxEditLength }) ?? [
    { value: old, added: false, removed: true },
    { value: next, added: true, removed: false },
  ];
  const lines: DiffLine[] = [];
  for (const { value, added, removed } of chunks) {
    const unadded = removed ? "removed" : "same";
    const change = added ? "added" : unadded;
    for (const token of value) {
      const isHeading = token === lineStart.heading;
      if (isHeading || token === lineStart.paragraph) {
        lines.push({ isHeading, pieces: [] });
        continue;
      }
      const pieces = lines.at(-1)?.pieces;
      const last = pieces?.at(-1);
      if (last?.change === change) last.text += ` ${token}`;
      else pieces?.push({ change, text: token });
    }
  }
  return lines.filter(({ pieces }) => pieces.length > 0);
}

export const hasChanges = (lines: readonly DiffLine[]): boolean =>
  lines.some(({ pieces }) => pieces.some(({ change }) => change !== "same"));

interface DiffViewProps {
  before: LocationContent;
  after: LocationContent;
  kind: TextKind;
  /** Explains how words that only one of the texts has are marked. */
  children?: ReactNode;
}

export function DiffView({ before, after, kind, children }: DiffViewProps) {
  const lines = useMemo(
    () => diffTexts(textLinesOf(before, kind), textLinesOf(after, kind)),
    [before, after, kind],
  );
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
