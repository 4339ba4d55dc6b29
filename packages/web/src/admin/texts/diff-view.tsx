import { diffArrays } from "diff";
import { Fragment, type ReactNode } from "react";
import { allKinds, textKinds, type TextLine, type TextLines } from "./text-lines.ts";

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

function DiffOfText({ lines }: { lines: readonly DiffLine[] }) {
  if (!hasChanges(lines)) return <p>These two are the same, word for word.</p>;
  return lines.map(({ isHeading, pieces }, line) => {
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
  });
}

interface DiffViewProps {
  before: TextLines;
  after: TextLines;
  /** The words for what only one of the two has. */
  onlyBefore: ReactNode;
  onlyAfter: ReactNode;
}

/** Compares the three texts of two versions, word by word. */
export const DiffView = ({ before, after, onlyBefore, onlyAfter }: DiffViewProps) => (
  <div className="diff">
    <p className="diff-legend">
      <del>{onlyBefore}</del> <ins>{onlyAfter}</ins>
    </p>
    {allKinds.map((kind) => (
      <div key={kind} className="text-part">
        <h3 className="text-kind">{textKinds[kind]}</h3>
        <DiffOfText lines={diffTexts(before(kind), after(kind))} />
      </div>
    ))}
  </div>
);
