import { Fragment, useMemo, type ReactNode } from "react";
import type { ShownText } from "./location-content.ts";
import { linesOf, type TextKind } from "./text-kinds.ts";
import { diffTexts, hasChanges, type DiffLine } from "./word-diff.ts";

const tags = { same: "span", added: "ins", removed: "del" } as const;

function Line({ line: { isHeading, pieces } }: { line: DiffLine }) {
  const Tag = isHeading ? "h4" : "p";
  return (
    <Tag>
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
    </Tag>
  );
}

interface DiffViewProps {
  before: ShownText;
  after: ShownText;
  kind: TextKind;
  /** What marks words that only one of the two has. */
  legend: ReactNode;
}

export function DiffView({ before, after, kind, legend }: DiffViewProps) {
  const lines = useMemo(() => diffTexts(linesOf(before, kind), linesOf(after, kind)), [before, after, kind]);
  if (!hasChanges(lines)) return <p>These two are the same, word for word.</p>;
  return (
    <div className="diff">
      {legend}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their place
        <Line key={index} line={line} />
      ))}
    </div>
  );
}
