import { Fragment, useMemo, type ReactNode } from "react";
import { textLinesOf, type LocationContent, type TextKind } from "./location-content.ts";
import { diffTexts, hasChanges } from "./word-diff.ts";

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
