import { expect, test } from "vitest";
import type { FailedTest } from "../failed-test.ts";
import { failedTestAdvice, failedTestSummary, stepInWords } from "./failed-test-sentences.ts";

const failed: FailedTest = {
  testedOn: "2026-11-20",
  severity: "other",
  driving: "if roadworthy",
  validUntil: "2026-12-03",
  validBy: "earlier pass",
  expiredOn: null,
  retest: null,
  jurisdiction: "great-britain",
  isHeavy: false,
};
const stepsOf = (over: Partial<FailedTest>) =>
  failedTestAdvice({ ...failed, ...over }).steps.map(stepInWords);

test.each<[Partial<FailedTest>, string]>([
  [
    { validBy: "first test not due" },
    "Its first MOT is not due until 3 December 2026, so you can take the van away. It must be roadworthy whenever you drive it. It needs a pass by that day.",
  ],
  [
    { severity: "dangerous", driving: "not until repaired", validBy: "first test not due" },
    "Its first MOT is not due until 3 December 2026, but that does not allow you to drive the van.",
  ],
])("states the effect of a first test that is not due for %j", (over, sentence) => {
  expect(stepsOf(over)[0]).toContain(sentence);
});

test("cites no rule of MOTs for a heavy vehicle", () => {
  const heavy = { isHeavy: true, driving: "ask the test centre" } as const;
  expect(failedTestAdvice({ ...failed, ...heavy })).toMatchObject({
    heading: "This vehicle failed its test",
    laws: ["heavyRetest"],
    sources: ["https://www.legislation.gov.uk/uksi/2014/2115/note/made"],
  });
});

const retest = { by: "2026-12-04", applyBy: null };
const inNorthernIrelandUntil = { by: "2027-01-19", applyBy: "2026-12-11" };
test.each<[FailedTest["retest"], string]>([
  [
    { ...retest, state: "check" },
    "The 10 working days for a partial retest ended on 4 December 2026 unless there were public holidays. Ask the station if it can still do a partial retest.",
  ],
  [
    { ...retest, state: "over" },
    "The 10 working days for a partial retest are over. The van needs a full test, for which the station may charge the full fee.",
  ],
  [
    { ...inNorthernIrelandUntil, state: "open" },
    "Apply to DVA for the retest by 11 December 2026 and have it done by 19 January 2027. After that it is a full test at the full fee. DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.",
  ],
  [
    { ...inNorthernIrelandUntil, state: "check" },
    "If you applied for the retest by 11 December 2026, have it done by 19 January 2027. Otherwise it is a full test at the full fee. DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.",
  ],
  [
    { ...inNorthernIrelandUntil, state: "over" },
    "The time for a retest ended on 19 January 2027. Book a full test with DVA, at the full fee.",
  ],
])("states the retest last for %j", (each, sentence) => {
  expect(stepsOf({ retest: each }).at(-1)).toBe(sentence);
});

test.each<[Partial<FailedTest>, string]>([
  [{}, "drive only if roadworthy, until 3 December 2026"],
  [{ driving: "not until repaired" }, "do not drive until repaired"],
  [{ driving: "ask the test centre", severity: "unknown" }, "ask the test centre before you drive"],
  [{ severity: "unknown" }, "check for dangerous defects before you drive"],
  [
    { severity: "unknown", driving: "to a repair or test only", validUntil: null },
    "check for dangerous defects before you drive",
  ],
  [
    { driving: "to a repair or test only", validUntil: null },
    "drive only to a repair or a booked test",
  ],
])("summarises %j as: %s", (over, words) => {
  expect(failedTestSummary({ ...failed, ...over })).toBe(`Failed 20 November 2026: ${words}`);
});
