import { addDays, addWeekdays, dayInWords, type Day } from "../calendar-day.ts";
import type { FailedTest, Retest } from "../failed-test.ts";
import { northernIrishLaw } from "./law-northern-ireland.ts";
import { britishLaw } from "./law-sentences.ts";
import { lawValues as law, type LawName } from "./law-values.ts";
import { dvaPages, heavyPages, motPages } from "./official-pages.ts";

/**
 * The sources of the rules on failed tests. Browsers do not load the law table, so they are
 * repeated here.
 */
const sources = {
  dangerousDefect: motPages.afterTheTest,
  failedTest: motPages.afterTheTest,
  fineWithoutMot: motPages.overview,
  partialRetest: motPages.retests,
  heavyRetest: heavyPages.retest,
  dvaFailedTest: dvaPages.afterTheTest,
  dvaRetest: dvaPages.afterTheTest,
  dvaFee: dvaPages.fees,
  dvaHeavyRetestFee: dvaPages.heavyFees,
} as const satisfies Partial<Record<LawName, string>>;
type FailureLaw = keyof typeof sources;

/**
 * A step of the owner of a failed van, with the alternatives that follow its text and the rules it
 * rests on.
 */
export interface FailureStep {
  text: string;
  alternatives: readonly string[];
  laws: readonly FailureLaw[];
  /** True for the step that a garage does. */
  isRepair: boolean;
}

const stepOf = (
  sentences: readonly (string | false | null)[],
  laws: readonly FailureLaw[] = [],
  alternatives: readonly string[] = [],
): FailureStep => ({
  text: sentences.filter(Boolean).join(" "),
  alternatives,
  laws,
  isRepair: false,
});

const repairStep: FailureStep = {
  ...stepOf(["Have every defect that failed it repaired."]),
  isRepair: true,
};

const noun = ({ isHeavy }: FailedTest): string => (isHeavy ? "vehicle" : "van");
const test = ({ isHeavy, jurisdiction }: FailedTest): string =>
  isHeavy || jurisdiction === "northern-ireland" ? "test" : "MOT";

const recovery = "Have it repaired where it stands, or have it recovered to a garage.";

/** Returns the start of a sentence: the day until which a van does not need a new pass. */
const validity = (validUntil: string, { validBy }: FailedTest): string =>
  validBy === "first test not due"
    ? `Its first MOT is not due until ${dayInWords(validUntil)}`
    : `An earlier pass is valid until ${dayInWords(validUntil)}`;

/** Returns the step for the refusal notice of a test whose defects are not known. */
function noticeStep({ isHeavy }: FailedTest): FailureStep {
  const notice =
    "Look at the refusal notice from the test centre. If it lists a dangerous defect, do not " +
    "drive: have the vehicle repaired where it stands, or recovered.";
  if (isHeavy) return stepOf([notice]);
  return stepOf([notice, britishLaw.dangerousDefect], ["dangerousDefect"]);
}

const onlyToRepair =
  "drive it only to a repair or a test that you have arranged, and only if it is roadworthy";

/** Returns the step for a van without a dangerous defect, by its certificate. */
function certificateStep(failed: FailedTest): FailureStep {
  const { validUntil, validBy, expiredOn } = failed;
  if (validUntil !== null) {
    const until =
      validBy === "first test not due"
        ? "It needs a pass by that day."
        : "The earlier pass does not cover the defects found, and you need a new pass by that day.";
    return stepOf(
      [
        `${validity(validUntil, failed)}, so you can take the van away.`,
        "It must be roadworthy whenever you drive it.",
        until,
      ],
      ["failedTest"],
    );
  }
  const limit = expiredOn
    ? `Its MOT was due by ${dayInWords(expiredOn)}, so ${onlyToRepair}.`
    : "Look at the last certificate. While it is valid, you can take the van away if it is " +
      `roadworthy. Otherwise ${onlyToRepair}.`;
  return stepOf([limit, britishLaw.fine], ["failedTest", "fineWithoutMot"]);
}

function drivingSteps(failed: FailedTest): FailureStep[] {
  const { severity, validUntil, jurisdiction, isHeavy } = failed;
  if (jurisdiction === "northern-ireland") {
    return [stepOf(["Do not drive it.", recovery, northernIrishLaw.failedTest], ["dvaFailedTest"])];
  }
  if (severity === "dangerous") {
    const sentences = ["Do not drive it, not even to a garage.", recovery];
    if (isHeavy) return [stepOf(sentences)];
    sentences.push(britishLaw.dangerousDefect);
    if (validUntil !== null) {
      const valid = validity(validUntil, failed);
      sentences.push(`${valid}, but that does not allow you to drive the van.`);
    }
    return [stepOf(sentences, ["dangerousDefect", "failedTest"])];
  }
  const drivingStep = isHeavy
    ? stepOf(["Ask the test centre if it may be driven before it is repaired."])
    : certificateStep(failed);
  return severity === "unknown" ? [noticeStep(failed), drivingStep] : [drivingStep];
}

const { workingDays } = law.partialRetest;

/** Returns the step of a retest in Northern Ireland, for which the owner applies to DVA. */
function dvaRetestStep(
  { state, by, applyBy }: Retest & { applyBy: Day },
  isHeavy: boolean,
): FailureStep {
  const ends = dayInWords(by);
  if (state === "over") {
    return stepOf(
      [`The time for a retest ended on ${ends}.`, "Book a full test with DVA, at the full fee."],
      ["dvaRetest"],
    );
  }
  const last = dayInWords(applyBy);
  const deadlines =
    state === "open"
      ? `Apply to DVA for the retest by ${last} and have it done by ${ends}. After that it is a ` +
        "full test at the full fee."
      : `If you applied for the retest by ${last}, have it done by ${ends}. Otherwise it is a ` +
        "full test at the full fee.";
  if (isHeavy) {
    return stepOf([deadlines, northernIrishLaw.heavyRetestFee], ["dvaRetest", "dvaHeavyRetestFee"]);
  }
  return stepOf([deadlines, northernIrishLaw.fee], ["dvaRetest", "dvaFee"]);
}

/** Returns the step of a partial retest in Great Britain, after a test on the day `on`. */
function partialRetestStep({ state, by }: Retest, testedOn: Day): FailureStep {
  const ends = dayInWords(by);
  const laws: FailureLaw[] = ["partialRetest"];
  const fullTest = "The van needs a full test, for which the station may charge the full fee.";
  if (state === "over") {
    const over = `The ${workingDays} working days for a partial retest are over.`;
    return stepOf([over, fullTest], laws);
  }
  if (state === "check") {
    const unless =
      `The ${workingDays} working days for a partial retest ended on ${ends} unless there were ` +
      "public holidays.";
    return stepOf([unless, "Ask the station if it can still do a partial retest."], laws);
  }
  const nextDay = dayInWords(addWeekdays(testedOn, 1));
  const sentences = [
    `Have it retested at the same station by ${ends}, ${workingDays} working days after the test.`,
    "It then needs only a partial retest.",
  ];
  const fees = [
    "If you leave it there for repair, the retest is free.",
    `If you take it away, the retest is free by the end of ${nextDay}, the next working day, for ` +
      "listed items only, such as lamps (not their aim), mirrors and tyres.",
    "If you bring it back later, the station may charge a part fee.",
    "At another station, or after those days, it needs a full test at the full fee.",
  ];
  return stepOf(sentences, laws, fees);
}

function retestStep({ testedOn, isHeavy, retest }: FailedTest): FailureStep {
  if (!retest) {
    const { withinDays } = law.heavyRetest;
    const by = `Those ${withinDays} days end on ${dayInWords(addDays(testedOn, withinDays))}.`;
    return stepOf(
      ["Ask the test centre for a retest.", britishLaw.heavyRetest, by],
      ["heavyRetest"],
    );
  }
  const { applyBy } = retest;
  if (applyBy === null) return partialRetestStep(retest, testedOn);
  return dvaRetestStep({ ...retest, applyBy }, isHeavy);
}

/**
 * Returns the heading and steps for the owner of a failed van, with the law table entries cited and
 * their pages.
 */
export function failedTestAdvice(failed: FailedTest) {
  const steps = [...drivingSteps(failed), repairStep, retestStep(failed)];
  const laws = [...new Set(steps.flatMap((step) => step.laws))];
  return {
    heading:
      failed.driving === "not until repaired"
        ? `Do not drive this ${noun(failed)}`
        : `This ${noun(failed)} failed its ${test(failed)}`,
    steps,
    laws,
    sources: [...new Set(laws.map((name) => sources[name]))],
  };
}

/** Returns a step as one text. */
export const stepInWords = ({ text, alternatives }: FailureStep): string =>
  [text, ...alternatives].join(" ");

/**
 * Returns a short version of the advice: `Failed 20 November 2026: do not drive until repaired`.
 */
export function failedTestSummary(failed: FailedTest): string {
  const { testedOn, severity, driving, validUntil } = failed;
  const failure = `Failed ${dayInWords(testedOn)}`;
  if (driving === "not until repaired") return `${failure}: do not drive until repaired`;
  if (driving === "ask the test centre") return `${failure}: ask the test centre before you drive`;
  if (severity === "unknown") return `${failure}: check for dangerous defects before you drive`;
  if (driving === "to a repair or test only") {
    return `${failure}: drive only to a repair or a booked test`;
  }
  return `${failure}: drive only if roadworthy, until ${dayInWords(validUntil ?? testedOn)}`;
}
