import { expect, test } from "vitest";
import type { FailedTest } from "../failed-test.ts";
import { failedTestAdvice, failedTestSummary } from "./failed-test-sentences.ts";

const failed: FailedTest = {
  on: "2026-11-20",
  severity: "other",
  driving: "if roadworthy",
  validUntil: "2026-12-03",
  validBy: "earlier pass",
  retest: null,
  jurisdiction: "great-britain",
  isHeavy: false,
};
const inNorthernIreland = { jurisdiction: "northern-ireland", driving: "not until repaired" } as const;
const sentencesOf = (over: Partial<FailedTest>) => failedTestAdvice({ ...failed, ...over }).sentences;

test.each<[Partial<FailedTest>, string]>([
  [{}, "It failed its MOT on 20 November 2026. The list of defects has no dangerous one."],
  [
    { severity: "dangerous", driving: "not until repaired" },
    "It failed its MOT on 20 November 2026 with a dangerous defect. It must not be driven until repaired.",
  ],
  [
    { severity: "unknown" },
    "It failed its MOT on 20 November 2026, but its defects are not listed here. Check the refusal notice from the test centre. If it lists a dangerous defect, do not drive until that is repaired.",
  ],
  [{ ...inNorthernIreland, severity: "unknown" }, "It failed its test on 20 November 2026."],
  [
    { isHeavy: true, driving: "ask the test centre" },
    "It failed its test on 20 November 2026. The list of defects has no dangerous one.",
  ],
])("states the failure first for %j", (over, sentence) => {
  expect(sentencesOf(over)[0]).toBe(sentence);
});

test.each<[Partial<FailedTest>, string | undefined]>([
  [
    { validBy: "first test not due" },
    "Its first MOT is not due until 3 December 2026, so you can take the van away. It must be roadworthy whenever you drive it. It needs a pass by that day.",
  ],
  [
    { severity: "dangerous", driving: "not until repaired", validBy: "first test not due" },
    "Its first MOT is not due until 3 December 2026, but that does not allow you to drive the van.",
  ],
  [{ severity: "dangerous", driving: "not until repaired", validUntil: null, validBy: null }, undefined],
  [{ ...inNorthernIreland }, undefined],
  [{ isHeavy: true, driving: "ask the test centre" }, undefined],
])("states the effect of the certificate for %j", (over, sentence) => {
  expect(sentencesOf(over).find((each) => /is valid until|not due until|No earlier certificate/.test(each))).toBe(
    sentence,
  );
});

test("refers heavy vehicles without a dangerous defect to the test centre", () => {
  const heavy = { isHeavy: true, driving: "ask the test centre" } as const;
  expect(sentencesOf(heavy)).toEqual([
    "It failed its test on 20 November 2026. The list of defects has no dangerous one.",
    "Ask the test centre if it may be driven before it is repaired.",
  ]);
  expect(failedTestAdvice({ ...failed, ...heavy })).toMatchObject({
    heading: "This vehicle failed its test",
    laws: [],
    sources: [],
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
    "Apply for the retest by 11 December 2026 and have it done by 19 January 2027. After that it is a full test at the full fee.",
  ],
  [
    { ...inNorthernIrelandUntil, state: "check" },
    "If you applied for the retest by 11 December 2026, have it done by 19 January 2027. Otherwise the van needs a full test at the full fee.",
  ],
  [
    { ...inNorthernIrelandUntil, state: "over" },
    "The time for a retest ended on 19 January 2027. The van needs a full test at the full fee.",
  ],
])("states the retest last for %j", (each, sentence) => {
  expect(sentencesOf({ retest: each }).at(-1)).toBe(sentence);
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
  [{ driving: "to a repair or test only", validUntil: null }, "drive only to a repair or a booked test"],
])("summarises %j as: %s", (over, words) => {
  expect(failedTestSummary({ ...failed, ...over })).toBe(`Failed 20 November 2026: ${words}`);
});
