import type { Verdict } from "./judge-sentences.ts";

/** The faults that only apply to the second reader. */
export const readerModes = [
  "reader-slow",
  "reader-failing",
  "reader-malformed",
  "reader-missing",
  "reader-extra",
  "reader-other",
  "reader-contradicting",
  "reader-long-quotes",
  "reader-always-yes",
  "reader-always-no",
] as const;

/** Returns a damage that changes each verdict. */
function changing(change: (verdict: Verdict) => Partial<Verdict>) {
  return (verdicts: Verdict[]) => ({
    verdicts: verdicts.map((verdict) => ({ ...verdict, ...change(verdict) })),
  });
}

const damages: Partial<Record<string, (verdicts: Verdict[]) => unknown>> = {
  "reader-malformed": ({ length }) => ({ opinion: "It all reads well to me.", count: length }),
  "reader-missing": (verdicts) => ({ verdicts: verdicts.slice(1) }),
  "reader-extra": (verdicts) => ({
    verdicts: [...verdicts, { sentence: verdicts.length + 1, verdict: "supported", words: "" }],
  }),
  "reader-other": changing(({ sentence }) => ({ sentence: sentence + 100 })),
  "reader-contradicting": changing(() => ({ verdict: "supported", words: "these very words" })),
  "reader-long-quotes": changing(() => ({ verdict: "law", words: "word ".repeat(2_000) })),
  "reader-always-yes": changing(() => ({ verdict: "supported", words: "" })),
  "reader-always-no": changing(() => ({ verdict: "promise or praise", words: "" })),
};

/** Returns the reader's response as damaged by a fault mode. */
export const damagedResponse = (mode: string, answer: { verdicts: Verdict[] }): unknown =>
  damages[mode]?.(answer.verdicts) ?? answer;
