import { describe, expect, test } from "vitest";
import {
  defectsToRepair,
  failedTestAsOf,
  failedTestOf,
  worstDefects,
  worstFirst,
  type FailedTest,
  type TestedVan,
} from "./failed-test.ts";
import { failedTestAdvice, failedTestSummary, stepInWords } from "./law/failed-test-sentences.ts";
import { law } from "./law/law.ts";

/** A Monday. Ten weekdays before it is Monday 9 November 2026. */
const today = "2026-11-23";
const friday = "2026-11-20";

const defects = {
  none: [],
  advisory: [{ kind: "ADVISORY", dangerous: false }],
  minor: [{ kind: "MINOR", dangerous: false }],
  "of unknown kind": [{ kind: "", dangerous: false }],
  "major and of unknown kind": [
    { kind: "MAJOR", dangerous: false },
    { kind: "", dangerous: false },
  ],
  "dangerous and of unknown kind": [
    { kind: "", dangerous: false },
    { kind: "DANGEROUS", dangerous: true },
  ],
  major: [{ kind: "MAJOR", dangerous: false }],
  fail: [{ kind: "FAIL", dangerous: false }],
  "fail marked dangerous": [{ kind: "FAIL", dangerous: true }],
  dangerous: [{ kind: "DANGEROUS", dangerous: true }],
  "dangerous by kind alone": [{ kind: "DANGEROUS", dangerous: false }],
  "major, advisory and dangerous": [
    { kind: "MAJOR", dangerous: false },
    { kind: "ADVISORY", dangerous: false },
    { kind: "DANGEROUS", dangerous: true },
  ],
} as const;
type Defects = keyof typeof defects;

interface Case {
  testedOn?: string;
  passed?: boolean;
  found: Defects;
  due: string | null;
  first?: boolean;
  place?: "GB" | "NI";
  heavy?: boolean;
}
type Expected = Pick<FailedTest, "severity" | "driving" | "validUntil"> & { retest: string | null };

const vanOf = ({
  testedOn = friday,
  passed = false,
  found,
  due,
  first = false,
  place = "GB",
  heavy = false,
}: Case): TestedVan => ({
  lastTest: { testedOn, passed, defects: defects[found] },
  due,
  isFirstTest: first,
  jurisdiction: place === "NI" ? "northern-ireland" : "great-britain",
  isHeavy: heavy,
});

const no = "not until repaired";
const only = "to a repair or test only";
const ok = "if roadworthy";
const ask = "ask the test centre";
const expected = (
  severity: Expected["severity"],
  driving: Expected["driving"],
  validUntil: string | null,
  retest: string | null = "open 2026-12-04",
): Expected => ({ severity, driving, validUntil, retest });

const cases: [string, Case, Expected | null][] = [
  ["passed without a defect", { passed: true, found: "none", due: "2027-11-22" }, null],
  ["passed with an advisory", { passed: true, found: "advisory", due: "2027-11-22" }, null],
  ["passed with a minor defect", { passed: true, found: "minor", due: "2027-11-22" }, null],
  ["passed, certificate expired since", { passed: true, found: "none", due: "2026-11-01" }, null],
  [
    "passed in Northern Ireland",
    { passed: true, found: "none", due: "2027-02-01", place: "NI" },
    null,
  ],
  [
    "passed as a heavy vehicle",
    { passed: true, found: "none", due: "2027-02-01", heavy: true },
    null,
  ],
  [
    "dangerous, earlier pass valid",
    { found: "dangerous", due: "2026-12-03" },
    expected("dangerous", no, "2026-12-03"),
  ],
  [
    "dangerous, earlier pass valid today",
    { found: "dangerous", due: today },
    expected("dangerous", no, today),
  ],
  [
    "dangerous, expired yesterday",
    { found: "dangerous", due: "2026-11-22" },
    expected("dangerous", no, null),
  ],
  [
    "dangerous, no certificate known",
    { found: "dangerous", due: null },
    expected("dangerous", no, null),
  ],
  [
    "dangerous by kind",
    { found: "dangerous by kind alone", due: null },
    expected("dangerous", no, null),
  ],
  [
    "dangerous by mark",
    { found: "fail marked dangerous", due: null },
    expected("dangerous", no, null),
  ],
  [
    "dangerous among others",
    { found: "major, advisory and dangerous", due: "2027-01-01" },
    expected("dangerous", no, "2027-01-01"),
  ],
  [
    "dangerous, first test not due",
    { found: "dangerous", due: "2027-05-01", first: true },
    expected("dangerous", no, "2027-05-01"),
  ],
  [
    "dangerous, failed today",
    { testedOn: today, found: "dangerous", due: null },
    expected("dangerous", no, null, "open 2026-12-07"),
  ],
  [
    "dangerous, last day of the retest",
    { testedOn: "2026-11-09", found: "dangerous", due: null },
    expected("dangerous", no, null, "open 2026-11-23"),
  ],
  [
    "dangerous, day after the retest",
    { testedOn: "2026-11-06", found: "dangerous", due: null },
    expected("dangerous", no, null, "check 2026-11-20"),
  ],
  [
    "dangerous, last day that holidays may leave",
    { testedOn: "2026-11-03", found: "dangerous", due: null },
    expected("dangerous", no, null, "check 2026-11-17"),
  ],
  [
    "dangerous, day after that",
    { testedOn: "2026-11-02", found: "dangerous", due: null },
    expected("dangerous", no, null, "over 2026-11-16"),
  ],
  [
    "dangerous, retest over",
    { testedOn: "2026-10-01", found: "dangerous", due: null },
    expected("dangerous", no, null, "over 2026-10-15"),
  ],
  [
    "dangerous, failed a year ago",
    { testedOn: "2025-11-23", found: "dangerous", due: "2025-12-01" },
    expected("dangerous", no, null, "over 2025-12-05"),
  ],
  [
    "major only, earlier pass valid",
    { found: "major", due: "2026-12-03" },
    expected("other", ok, "2026-12-03"),
  ],
  [
    "major only, earlier pass valid today",
    { found: "major", due: today },
    expected("other", ok, today),
  ],
  [
    "major only, expired yesterday",
    { found: "major", due: "2026-11-22" },
    expected("other", only, null),
  ],
  [
    "major only, expired on the test day",
    { found: "major", due: friday },
    expected("other", only, null),
  ],
  [
    "major only, no certificate known",
    { found: "major", due: null },
    expected("other", only, null),
  ],
  [
    "major only, first test not due",
    { found: "major", due: "2027-05-01", first: true },
    expected("other", ok, "2027-05-01"),
  ],
  [
    "major only, first test overdue",
    { found: "major", due: "2026-05-01", first: true },
    expected("other", only, null),
  ],
  [
    "major only, retest over",
    { testedOn: "2026-09-01", found: "major", due: "2026-12-03" },
    expected("other", ok, "2026-12-03", "over 2026-09-15"),
  ],
  [
    "major only, failed on a Saturday",
    { testedOn: "2026-11-21", found: "major", due: null },
    expected("other", only, null, "open 2026-12-04"),
  ],
  [
    "major only, failed on a Sunday",
    { testedOn: "2026-11-22", found: "major", due: null },
    expected("other", only, null, "open 2026-12-04"),
  ],
  [
    "an older FAIL",
    { testedOn: "2018-03-01", found: "fail", due: "2018-03-10" },
    expected("other", only, null, "over 2018-03-15"),
  ],
  [
    "no defects listed, earlier pass valid",
    { found: "none", due: "2026-12-03" },
    expected("unknown", ok, "2026-12-03"),
  ],
  [
    "no defects listed, expired",
    { found: "none", due: "2026-11-01" },
    expected("unknown", only, null),
  ],
  [
    "only advisories listed, expired",
    { found: "advisory", due: "2026-11-01" },
    expected("unknown", only, null),
  ],
  [
    "a defect of unknown kind",
    { found: "of unknown kind", due: "2026-12-03" },
    expected("unknown", ok, "2026-12-03"),
  ],
  [
    "a defect of unknown kind with a major one",
    { found: "major and of unknown kind", due: "2026-11-01" },
    expected("unknown", only, null),
  ],
  [
    "a defect of unknown kind with a dangerous one",
    { found: "dangerous and of unknown kind", due: "2026-12-03" },
    expected("dangerous", no, "2026-12-03"),
  ],
  [
    "only a minor defect listed",
    { found: "minor", due: "2026-12-03" },
    expected("unknown", ok, "2026-12-03"),
  ],
  [
    "Northern Ireland, earlier pass valid",
    { found: "none", due: "2026-12-03", place: "NI" },
    expected("unknown", no, "2026-12-03", "open 2027-01-19"),
  ],
  [
    "Northern Ireland, expired",
    { found: "none", due: "2026-11-01", place: "NI" },
    expected("unknown", no, null, "open 2027-01-19"),
  ],
  [
    "Northern Ireland, no history before",
    { found: "none", due: null, place: "NI" },
    expected("unknown", no, null, "open 2027-01-19"),
  ],
  [
    "Northern Ireland, dangerous",
    { found: "dangerous", due: "2026-12-03", place: "NI" },
    expected("dangerous", no, "2026-12-03", "open 2027-01-19"),
  ],
  [
    "Northern Ireland, last day to apply",
    { testedOn: "2026-11-02", found: "none", due: null, place: "NI" },
    expected("unknown", no, null, "open 2027-01-01"),
  ],
  [
    "Northern Ireland, too late to apply",
    { testedOn: "2026-11-01", found: "none", due: null, place: "NI" },
    expected("unknown", no, null, "check 2026-12-31"),
  ],
  [
    "Northern Ireland, retest over",
    { testedOn: "2026-09-01", found: "major", due: null, place: "NI" },
    expected("other", no, null, "over 2026-10-31"),
  ],
  [
    "heavy, dangerous",
    { found: "dangerous", due: "2027-01-31", heavy: true },
    expected("dangerous", no, "2027-01-31", null),
  ],
  [
    "heavy, major only",
    { found: "major", due: "2027-01-31", heavy: true },
    expected("other", ask, "2027-01-31", null),
  ],
  [
    "heavy, no defects listed",
    { found: "none", due: null, heavy: true },
    expected("unknown", ask, null, null),
  ],
  [
    "heavy in Northern Ireland",
    { found: "none", due: null, heavy: true, place: "NI" },
    expected("unknown", no, null, "open 2027-01-19"),
  ],
];

const failedIn = (van: Case): FailedTest | null => failedTestOf(vanOf(van), today);

describe("failedTestOf", () => {
  test.each(cases)("%s", (_, van, result) => {
    const failed = failedIn(van);
    const retest = failed?.retest ? `${failed.retest.state} ${failed.retest.by}` : null;
    expect(
      failed && {
        severity: failed.severity,
        driving: failed.driving,
        validUntil: failed.validUntil,
        retest,
      },
    ).toEqual(result);
  });

  test("returns null for a passed or missing test", () => {
    expect(
      failedTestOf({ ...vanOf({ found: "none", due: null }), lastTest: null }, today),
    ).toBeNull();
  });

  test("covers at least forty cases with unique names", () => {
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(40);
  });
});

describe("failedTestAdvice", () => {
  const failures = cases.flatMap(([name, van]) => {
    const failed = failedIn(van);
    return failed ? [{ name, failed }] : [];
  });

  test.each(failures)("$name", ({ failed }) => {
    const { heading, steps, laws, sources } = failedTestAdvice(failed);
    const advice = steps.map(stepInWords).join(" ");
    const mustNotDrive = failed.driving === "not until repaired";
    expect(heading.startsWith("Do not drive this ")).toBe(mustNotDrive);
    expect(failedTestSummary(failed)).toContain(
      mustNotDrive ? "do not drive until repaired" : "drive",
    );
    expect(failedTestSummary(failed)).toContain(
      failed.testedOn === friday ? "20 November 2026" : "Failed ",
    );
    expect(steps[0]?.text.startsWith("Do not drive it")).toBe(mustNotDrive);
    expect(/repaired where it stands, or (?:have it )?recovered/.test(advice)).toBe(
      mustNotDrive || failed.severity === "unknown",
    );
    expect(advice.includes("£2,500")).toBe(laws.includes("dangerousDefect"));
    expect(advice.includes("£1,000")).toBe(laws.includes("fineWithoutMot"));
    expect(advice.includes("partial retest")).toBe(laws.includes("partialRetest"));
    expect(advice.includes("treated as not roadworthy")).toBe(laws.includes("dvaFailedTest"));
    expect(advice.includes("£29.50")).toBe(laws.includes("dvaFee"));
    expect(sources).toEqual([...new Set(laws.map((name) => law[name].source))]);
    expect(advice).not.toMatch(/undefined|null| {2}/);
  });

  const adviceOf = (van: Case) => failedTestAdvice(failedIn(van) as FailedTest);
  const stepsOf = (van: Case) => adviceOf(van).steps.map(stepInWords);

  test("gives the steps after a dangerous defect: no driving, the penalty, the repair and the retest", () => {
    const { heading, steps, laws, sources } = adviceOf({ found: "dangerous", due: "2026-12-03" });
    expect(heading).toBe("Do not drive this van");
    expect(steps.map(({ text }) => text)).toEqual([
      "Do not drive it, not even to a garage. Have it repaired where it stands, or have it recovered to a garage. You can be fined up to £2,500, be banned from driving and get 3 penalty points for driving a vehicle that failed its MOT because of a dangerous defect. An earlier pass is valid until 3 December 2026, but that does not allow you to drive the van.",
      "Have every defect that failed it repaired.",
      "Have it retested at the same station by 4 December 2026, 10 working days after the test. It then needs only a partial retest.",
    ]);
    expect(laws).toEqual(["dangerousDefect", "failedTest", "partialRetest"]);
    expect(sources).toEqual([
      "https://www.gov.uk/getting-an-mot/after-the-test",
      "https://www.gov.uk/getting-an-mot/retests",
    ]);
  });

  test("gives the conditions of the retest: left there, taken away for listed items, and later", () => {
    expect(adviceOf({ found: "major", due: null }).steps.at(-1)?.alternatives).toEqual([
      "If you leave it there for repair, the retest is free.",
      "If you take it away, the retest is free by the end of 23 November 2026, the next working day, for listed items only, such as lamps (not their aim), mirrors and tyres.",
      "If you bring it back later, the station may charge a part fee.",
      "At another station, or after those days, it needs a full test at the full fee.",
    ]);
  });

  test("explains the effect of an earlier pass after a major defect", () => {
    expect(adviceOf({ found: "major", due: "2026-12-03" }).heading).toBe("This van failed its MOT");
    expect(stepsOf({ found: "major", due: "2026-12-03" })[0]).toBe(
      "An earlier pass is valid until 3 December 2026, so you can take the van away. It must be roadworthy whenever you drive it. The earlier pass does not cover the defects found, and you need a new pass by that day.",
    );
  });

  test("allows only driving to an arranged repair or test after the certificate has run out", () => {
    expect(stepsOf({ found: "major", due: "2026-11-22" })[0]).toMatch(
      /^Its MOT was due by 22 November 2026, so drive it only to a repair or a test that you have arranged, and only if it is roadworthy\. You can be fined up to £1,000\./,
    );
  });

  test("does not state that no certificate is valid if its day is unknown", () => {
    const [step] = stepsOf({ found: "major", due: null });
    expect(step).toMatch(
      /^Look at the last certificate\. While it is valid, .* Otherwise drive it only to a repair/,
    );
    expect(step).not.toMatch(/was due/);
  });

  test("begins with the refusal notice if the defects or their kinds are unknown", () => {
    for (const found of ["none", "major and of unknown kind"] as const) {
      const [first, second] = stepsOf({ found, due: "2026-12-03" });
      expect(first).toMatch(
        /^Look at the refusal notice .* dangerous defect, do not drive: .*£2,500/,
      );
      expect(second).toMatch(/^An earlier pass is valid until 3 December 2026/);
    }
  });

  test("gives DVA's rule, deadlines and fees in Northern Ireland", () => {
    expect(stepsOf({ found: "major", due: "2026-12-03", place: "NI" })).toEqual([
      "Do not drive it. Have it repaired where it stands, or have it recovered to a garage. A vehicle that fails its test is treated as not roadworthy. It should not be on the road, even if an earlier certificate is still valid.",
      "Have every defect that failed it repaired.",
      "Apply to DVA for the retest by 11 December 2026 and have it done by 19 January 2027. After that it is a full test at the full fee. DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.",
    ]);
    expect(stepsOf({ found: "major", due: null, place: "NI", heavy: true }).at(-1)).toMatch(
      /After that it is a full test at the full fee\. DVA charges £38 for the retest of a goods vehicle over 3,500 kg\.$/,
    );
  });

  test("gives heavy vehicles in Great Britain the days of a cheaper retest", () => {
    const heavy = { due: null, heavy: true } as const;
    expect(stepsOf({ found: "dangerous", ...heavy })[0]).toBe(
      "Do not drive it, not even to a garage. Have it repaired where it stands, or have it recovered to a garage.",
    );
    expect(stepsOf({ found: "major", ...heavy })).toEqual([
      "Ask the test centre if it may be driven before it is repaired.",
      "Have every defect that failed it repaired.",
      "Ask the test centre for a retest. A retest of a heavy vehicle within 14 days of its test costs less than a full test. Those 14 days end on 4 December 2026.",
    ]);
  });

  test("keeps the rules of Great Britain and Northern Ireland separate", () => {
    for (const { failed } of failures) {
      const advice = failedTestAdvice(failed).steps.map(stepInWords).join(" ");
      const foreign =
        failed.jurisdiction === "northern-ireland"
          ? /£[12],|MOT|partial|working days/
          : /DVA|treated as|29\.50/;
      expect(advice).not.toMatch(foreign);
    }
  });
});

describe("the order of defects", () => {
  const advisory = { kind: "ADVISORY", dangerous: false };
  const minor = { kind: "MINOR", dangerous: false };
  const unknown = { kind: "", dangerous: false };
  const major = { kind: "MAJOR", dangerous: false, n: 1 };
  const older = { kind: "FAIL", dangerous: false, n: 2 };
  const second = { kind: "MAJOR", dangerous: false, n: 3 };
  const dangerous = { kind: "DANGEROUS", dangerous: true };
  const marked = { kind: "ADVISORY", dangerous: true };
  const all = [advisory, unknown, major, minor, older, marked, second, dangerous];

  test("has the worst first and keeps the order within a kind", () => {
    expect(worstFirst(all)).toEqual([
      marked,
      dangerous,
      major,
      older,
      second,
      unknown,
      minor,
      advisory,
    ]);
  });

  test("includes defects of unknown kind among those to repair, but neither minor defects nor advisories", () => {
    expect(defectsToRepair(all)).toEqual([marked, dangerous, major, older, second, unknown]);
  });

  test("has only one severity among the worst", () => {
    expect(worstDefects(all)).toEqual([marked, dangerous]);
    expect(worstDefects([unknown, advisory, second, major])).toEqual([second, major]);
    expect(worstDefects([advisory, minor])).toEqual([]);
  });
});

test("changes once the earlier pass and the retest period end", () => {
  const failure = {
    testedOn: "2026-11-19",
    severity: "other",
    jurisdiction: "great-britain",
    isHeavy: false,
    due: "2026-12-31",
    isFirstTest: false,
  } as const;
  expect(failedTestAsOf(failure, "2026-11-21")).toMatchObject({
    driving: "if roadworthy",
    validUntil: "2026-12-31",
    validBy: "earlier pass",
    expiredOn: null,
    retest: { state: "open" },
  });
  expect(failedTestAsOf(failure, "2027-01-01")).toMatchObject({
    driving: "to a repair or test only",
    validUntil: null,
    validBy: null,
    expiredOn: "2026-12-31",
    retest: { state: "over" },
  });
});
