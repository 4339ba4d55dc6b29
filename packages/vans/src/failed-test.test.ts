import { describe, expect, test } from "vitest";
import { failedTestAsOf, failedTestOf, type FailedTest, type TestedVan } from "./failed-test.ts";
import { failedTestAdvice, failedTestSummary } from "./law/failed-test-sentences.ts";
import { law } from "./law/law.ts";

/** A Monday. Ten weekdays before it is Monday 9 November 2026. */
const today = "2026-11-23";
const friday = "2026-11-20";

const defects = {
  none: [],
  advisory: [{ kind: "ADVISORY", dangerous: false }],
  minor: [{ kind: "MINOR", dangerous: false }],
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
  on?: string;
  passed?: boolean;
  found: Defects;
  due: string | null;
  first?: boolean;
  place?: "GB" | "NI";
  heavy?: boolean;
}
type Expected = Pick<FailedTest, "severity" | "driving" | "validUntil"> & { retest: string | null };

const vanOf = ({
  on = friday,
  passed = false,
  found,
  due,
  first = false,
  place = "GB",
  heavy = false,
}: Case): TestedVan => ({
  lastTest: { on, passed, defects: defects[found] },
  due,
  first,
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
  ["passed in Northern Ireland", { passed: true, found: "none", due: "2027-02-01", place: "NI" }, null],
  ["passed as a heavy vehicle", { passed: true, found: "none", due: "2027-02-01", heavy: true }, null],
  ["dangerous, earlier pass valid", { found: "dangerous", due: "2026-12-03" }, expected("dangerous", no, "2026-12-03")],
  ["dangerous, earlier pass valid today", { found: "dangerous", due: today }, expected("dangerous", no, today)],
  ["dangerous, expired yesterday", { found: "dangerous", due: "2026-11-22" }, expected("dangerous", no, null)],
  ["dangerous, no certificate known", { found: "dangerous", due: null }, expected("dangerous", no, null)],
  ["dangerous by kind", { found: "dangerous by kind alone", due: null }, expected("dangerous", no, null)],
  ["dangerous by mark", { found: "fail marked dangerous", due: null }, expected("dangerous", no, null)],
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
    { on: today, found: "dangerous", due: null },
    expected("dangerous", no, null, "open 2026-12-07"),
  ],
  [
    "dangerous, last day of the retest",
    { on: "2026-11-09", found: "dangerous", due: null },
    expected("dangerous", no, null, "open 2026-11-23"),
  ],
  [
    "dangerous, day after the retest",
    { on: "2026-11-06", found: "dangerous", due: null },
    expected("dangerous", no, null, "check 2026-11-20"),
  ],
  [
    "dangerous, last day that holidays may leave",
    { on: "2026-11-03", found: "dangerous", due: null },
    expected("dangerous", no, null, "check 2026-11-17"),
  ],
  [
    "dangerous, day after that",
    { on: "2026-11-02", found: "dangerous", due: null },
    expected("dangerous", no, null, "over 2026-11-16"),
  ],
  [
    "dangerous, retest over",
    { on: "2026-10-01", found: "dangerous", due: null },
    expected("dangerous", no, null, "over 2026-10-15"),
  ],
  [
    "dangerous, failed a year ago",
    { on: "2025-11-23", found: "dangerous", due: "2025-12-01" },
    expected("dangerous", no, null, "over 2025-12-05"),
  ],
  ["major only, earlier pass valid", { found: "major", due: "2026-12-03" }, expected("other", ok, "2026-12-03")],
  ["major only, earlier pass valid today", { found: "major", due: today }, expected("other", ok, today)],
  ["major only, expired yesterday", { found: "major", due: "2026-11-22" }, expected("other", only, null)],
  ["major only, expired on the test day", { found: "major", due: friday }, expected("other", only, null)],
  ["major only, no certificate known", { found: "major", due: null }, expected("other", only, null)],
  [
    "major only, first test not due",
    { found: "major", due: "2027-05-01", first: true },
    expected("other", ok, "2027-05-01"),
  ],
  ["major only, first test overdue", { found: "major", due: "2026-05-01", first: true }, expected("other", only, null)],
  [
    "major only, retest over",
    { on: "2026-09-01", found: "major", due: "2026-12-03" },
    expected("other", ok, "2026-12-03", "over 2026-09-15"),
  ],
  [
    "major only, failed on a Saturday",
    { on: "2026-11-21", found: "major", due: null },
    expected("other", only, null, "open 2026-12-04"),
  ],
  [
    "major only, failed on a Sunday",
    { on: "2026-11-22", found: "major", due: null },
    expected("other", only, null, "open 2026-12-04"),
  ],
  [
    "an older FAIL",
    { on: "2018-03-01", found: "fail", due: "2018-03-10" },
    expected("other", only, null, "over 2018-03-15"),
  ],
  [
    "no defects listed, earlier pass valid",
    { found: "none", due: "2026-12-03" },
    expected("unknown", ok, "2026-12-03"),
  ],
  ["no defects listed, expired", { found: "none", due: "2026-11-01" }, expected("unknown", only, null)],
  ["only advisories listed, expired", { found: "advisory", due: "2026-11-01" }, expected("unknown", only, null)],
  ["only a minor defect listed", { found: "minor", due: "2026-12-03" }, expected("unknown", ok, "2026-12-03")],
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
    { on: "2026-11-02", found: "none", due: null, place: "NI" },
    expected("unknown", no, null, "open 2027-01-01"),
  ],
  [
    "Northern Ireland, too late to apply",
    { on: "2026-11-01", found: "none", due: null, place: "NI" },
    expected("unknown", no, null, "check 2026-12-31"),
  ],
  [
    "Northern Ireland, retest over",
    { on: "2026-09-01", found: "major", due: null, place: "NI" },
    expected("other", no, null, "over 2026-10-31"),
  ],
  [
    "heavy, dangerous",
    { found: "dangerous", due: "2027-01-31", heavy: true },
    expected("dangerous", no, "2027-01-31", null),
  ],
  ["heavy, major only", { found: "major", due: "2027-01-31", heavy: true }, expected("other", ask, "2027-01-31", null)],
  ["heavy, no defects listed", { found: "none", due: null, heavy: true }, expected("unknown", ask, null, null)],
  [
    "heavy in Northern Ireland",
    { found: "none", due: null, heavy: true, place: "NI" },
    expected("unknown", no, null, null),
  ],
];

const failedIn = (van: Case): FailedTest | null => failedTestOf(vanOf(van), today);

describe("failedTestOf", () => {
  test.each(cases)("%s", (_, van, result) => {
    const failed = failedIn(van);
    const retest = failed?.retest ? `${failed.retest.state} ${failed.retest.by}` : null;
    expect(
      failed && { severity: failed.severity, driving: failed.driving, validUntil: failed.validUntil, retest },
    ).toEqual(result);
  });

  test("returns null for a passed or missing test", () => {
    expect(failedTestOf({ ...vanOf({ found: "none", due: null }), lastTest: null }, today)).toBeNull();
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
    const { heading, sentences, laws, sources } = failedTestAdvice(failed);
    const advice = sentences.join(" ");
    const mustNotDrive = failed.driving === "not until repaired";
    expect(heading.startsWith("Do not drive this ")).toBe(mustNotDrive);
    expect(failedTestSummary(failed)).toContain(mustNotDrive ? "do not drive until repaired" : "drive");
    expect(advice).toContain(failed.on === friday ? "20 November 2026" : "It failed its ");
    expect(advice.includes("£2,500")).toBe(laws.includes("dangerousDefect"));
    expect(advice.includes("£1,000")).toBe(laws.includes("fineWithoutMot"));
    expect(advice.includes("partial retest")).toBe(laws.includes("partialRetest"));
    expect(advice.includes("treated as not roadworthy")).toBe(laws.includes("dvaFailedTest"));
    expect(sources).toEqual([...new Set(laws.map((name) => law[name].source))]);
    expect(advice).not.toMatch(/undefined|null| {2}/);
  });

  const adviceOf = (van: Case) => failedTestAdvice(failedIn(van) as FailedTest);

  test("explains a dangerous defect: the rule, the penalty, the earlier pass and the retest", () => {
    expect(adviceOf({ found: "dangerous", due: "2026-12-03" })).toEqual({
      heading: "Do not drive this van",
      sentences: [
        "It failed its MOT on 20 November 2026 with a dangerous defect. It must not be driven until repaired.",
        "You can be fined up to £2,500, be banned from driving and get 3 penalty points for driving a vehicle that failed its MOT because of a dangerous defect.",
        "An earlier pass is valid until 3 December 2026, but that does not allow you to drive the van.",
        "Have it repaired and retested at the same station by 4 December 2026, 10 working days after the test, and it needs only a partial retest. That is free if you leave the van there for repair. Otherwise the station may charge for it.",
      ],
      laws: ["dangerousDefect", "failedTest", "partialRetest"],
      sources: ["https://www.gov.uk/getting-an-mot/after-the-test", "https://www.gov.uk/getting-an-mot/retests"],
    });
  });

  test("explains the effect of an earlier pass after a major defect", () => {
    const { heading, sentences } = adviceOf({ found: "major", due: "2026-12-03" });
    expect(heading).toBe("This van failed its MOT");
    expect(sentences[1]).toBe(
      "An earlier pass is valid until 3 December 2026, so you can take the van away. It must be roadworthy whenever you drive it. The earlier pass does not cover the defects found, and you need a new pass by that day.",
    );
  });

  test("allows only driving to a repair or a booked test without a certificate", () => {
    const { sentences } = adviceOf({ found: "major", due: null });
    expect(sentences[1]).toMatch(
      /^No earlier certificate is valid\. You can be fined up to £1,000\. The exceptions are /,
    );
    expect(sentences[1]).toMatch(/The van must be roadworthy even then\.$/);
  });

  test("keeps the rules of Great Britain and Northern Ireland separate", () => {
    for (const { failed } of failures) {
      const advice = failedTestAdvice(failed).sentences.join(" ");
      const foreign = failed.jurisdiction === "northern-ireland" ? /£|MOT|partial|working days/ : /DVA|treated as/;
      expect(advice).not.toMatch(foreign);
    }
  });
});

test("changes once the earlier pass and the retest period end", () => {
  const failure = {
    on: "2026-11-19",
    severity: "other",
    jurisdiction: "great-britain",
    isHeavy: false,
    due: "2026-12-31",
    first: false,
  } as const;
  expect(failedTestAsOf(failure, "2026-11-21")).toMatchObject({
    driving: "if roadworthy",
    validUntil: "2026-12-31",
    validBy: "earlier pass",
    retest: { state: "open" },
  });
  expect(failedTestAsOf(failure, "2027-01-01")).toMatchObject({
    driving: "to a repair or test only",
    validUntil: null,
    validBy: null,
    retest: { state: "over" },
  });
});
