import type { ReactNode } from "react";

/** The sentences that apply, each in a paragraph. */
export const Sentences = ({ of }: { of: readonly ReactNode[] }) =>
  of.map(
    (sentence, position) =>
      sentence && (
        <p key={position} className="mt-2">
          {sentence}
        </p>
      ),
  );
