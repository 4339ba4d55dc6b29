import { dayInWords } from "../calendar-day.ts";
import type { FailedTest } from "../failed-test.ts";
import { northernIrishLaw } from "./law-northern-ireland.ts";
import { britishLaw } from "./law-sentences.ts";
import { lawValues as law, type LawName } from "./law-values.ts";
import { dvaPages, motPages } from "./official-pages.ts";

/** The sources of the rules on failed tests. Browsers do not load the law table, so they are repeated here. */
const sources = {
  dangerousDefect: motPages.afterTheTest,
  failedTest: motPages.afterTheTest,
  fineWithoutMot: motPages.overview,
  partialRetest: motPages.retests,
  dvaFailedTest: dvaPages.afterTheTest,
  dvaRetest: dvaPages.afterTheTest,
} as const satisfies Partial<Record<LawName, string>>;
type FailureLaw = keyof typeof sources;

const noun = ({ isHeavy }: FailedTest): string => (isHeavy ? "vehicle" : "van");
const test = ({ isHeavy, jurisdiction }: FailedTest): string =>
  isHeavy || jurisdiction === "northern-ireland" ? "test" : "MOT";

function failureSentence(failed: FailedTest): string {
  const failure = `It failed its ${test(failed)} on ${dayInWords(failed.on)}`;
  if (failed.severity === "dangerous")
    return `${failure} with a dangerous defect. It must not be driven until repaired.`;
  if (failed.severity === "other") return `${failure}. The list of defects has no dangerous one.`;
  if (failed.jurisdiction === "northern-ireland") return `${failure}.`;
  return (
    `${failure}, but its defects are not listed here. Check the refusal notice from the test centre. If it lists a ` +
    "dangerous defect, do not drive until that is repaired."
  );
}

function validitySentence({ driving, validUntil, validBy, jurisdiction }: FailedTest): string | null {
  if (jurisdiction === "northern-ireland" || driving === "ask the test centre") return null;
  if (driving === "to a repair or test only") {
    return `No earlier certificate is valid. ${britishLaw.fine} The van must be roadworthy even then.`;
  }
  if (validUntil === null) return null;
  const valid =
    validBy === "first test not due"
      ? `Its first MOT is not due until ${dayInWords(validUntil)}`
      : `An earlier pass is valid until ${dayInWords(validUntil)}`;
  if (driving === "not until repaired") return `${valid}, but that does not allow you to drive the van.`;
  return (
    `${valid}, so you can take the van away. It must be roadworthy whenever you drive it. ` +
    (validBy === "first test not due"
      ? "It needs a pass by that day."
      : "The earlier pass does not cover the defects found, and you need a new pass by that day.")
  );
}

const { workingDays } = law.partialRetest;

function retestSentence({ retest }: FailedTest): string | null {
  if (!retest) return null;
  const by = dayInWords(retest.by);
  if (retest.applyBy) {
    if (retest.state === "over")
      return `The time for a retest ended on ${by}. The van needs a full test at the full fee.`;
    return retest.state === "open"
      ? `Apply for the retest by ${dayInWords(retest.applyBy)} and have it done by ${by}. After that it is a full test at the full fee.`
      : `If you applied for the retest by ${dayInWords(retest.applyBy)}, have it done by ${by}. Otherwise the van needs a full test at the full fee.`;
  }
  if (retest.state === "over") {
    return `The ${workingDays} working days for a partial retest are over. The van needs a full test, for which the station may charge the full fee.`;
  }
  return retest.state === "open"
    ? `Have it repaired and retested at the same station by ${by}, ${workingDays} working days after the test, and it needs only a partial retest. That is free if you leave the van there for repair. Otherwise the station may charge for it.`
    : `The ${workingDays} working days for a partial retest ended on ${by} unless there were public holidays. Ask the station if it can still do a partial retest.`;
}

function lawsOf({ severity, driving, jurisdiction, isHeavy }: FailedTest): FailureLaw[] {
  if (jurisdiction === "northern-ireland") return ["dvaFailedTest", ...(isHeavy ? [] : (["dvaRetest"] as const))];
  if (isHeavy) return [];
  return [
    ...(severity === "other" ? [] : (["dangerousDefect"] as const)),
    "failedTest",
    ...(driving === "to a repair or test only" ? (["fineWithoutMot"] as const) : []),
    "partialRetest",
  ];
}

/** Returns the heading and sentences that explain a failed test, with the law table entries cited and their pages. */
export function failedTestAdvice(failed: FailedTest) {
  const { severity, driving, jurisdiction, isHeavy } = failed;
  const laws = lawsOf(failed);
  const isBritish = jurisdiction === "great-britain";
  const sentences = [
    failureSentence(failed),
    !isBritish && northernIrishLaw.failedTest,
    isBritish && !isHeavy && severity !== "other" && britishLaw.dangerousDefect,
    driving === "ask the test centre" && "Ask the test centre if it may be driven before it is repaired.",
    validitySentence(failed),
    retestSentence(failed),
  ];
  return {
    heading:
      driving === "not until repaired"
        ? `Do not drive this ${noun(failed)}`
        : `This ${noun(failed)} failed its ${test(failed)}`,
    sentences: sentences.filter((sentence) => typeof sentence === "string"),
    laws,
    sources: [...new Set(laws.map((name) => sources[name]))],
  };
}

/** Returns a short version of the advice: `Failed 20 November 2026: do not drive until repaired`. */
export function failedTestSummary(failed: FailedTest): string {
  const { on, severity, driving, validUntil } = failed;
  const failure = `Failed ${dayInWords(on)}`;
  if (driving === "not until repaired") return `${failure}: do not drive until repaired`;
  if (driving === "ask the test centre") return `${failure}: ask the test centre before you drive`;
  if (severity === "unknown") return `${failure}: check for dangerous defects before you drive`;
  if (driving === "to a repair or test only") return `${failure}: drive only to a repair or a booked test`;
  return `${failure}: drive only if roadworthy, until ${dayInWords(validUntil ?? on)}`;
}
