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

interface Answer {
  verdicts: Verdict[];
}

const damages: Partial<Record<string, (answer: Answer) => unknown>> = {
  "reader-malformed": ({ verdicts }) => ({ opinion: "It all reads well to me.", count: verdicts.length }),
  "reader-missing": ({ verdicts }) => ({ verdicts: verdicts.slice(1) }),
  "reader-extra": ({ verdicts }) => ({
    verdicts: [...verdicts, { sentence: verdicts.length + 1, verdict: "supported", words: "" }],
  }),
  "reader-other": ({ verdicts }) => ({
    verdicts: verdicts.map((verdict) => ({ ...verdict, sentence: verdict.sentence + 100 })),
  }),
  "reader-contradicting": ({ verdicts }) => ({
    verdicts: verdicts.map((verdict) => ({ ...verdict, verdict: "supported", words: "these very words" })),
  }),
  "reader-long-quotes": ({ verdicts }) => ({
    verdicts: verdicts.map((verdict) => ({ ...verdict, verdict: "law", words: "word ".repeat(2_000) })),
  }),
  "reader-always-yes": ({ verdicts }) => ({
    verdicts: verdicts.map(({ sentence }) => ({ sentence, verdict: "supported", words: "" })),
  }),
  "reader-always-no": ({ verdicts }) => ({
    verdicts: verdicts.map(({ sentence }) => ({ sentence, verdict: "promise or praise", words: "" })),
  }),
};

/** Returns the reader's response as damaged by a fault mode. */
export const damagedResponse = (mode: string, answer: Answer): unknown => damages[mode]?.(answer) ?? answer;
