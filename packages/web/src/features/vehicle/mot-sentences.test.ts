import { expect, test } from "vitest";
import { noRegisterWords } from "@vanfettle/contract/testing/no-register-words";
import { motDates, type NextTest } from "@vanfettle/vans/mot-dates";
import { buildNextTest } from "@vanfettle/vans/testing/build-next-test";
import {
  dueInWords,
  originSentences,
  registerSentences,
  stateHeading,
  stateLook,
  stateNote,
  stateSentences,
} from "./mot-sentences.ts";

const today = "2026-11-26";
const viewOf = (over: Partial<NextTest> = {}) => {
  const next = buildNextTest(over);
  return { ...next, ...motDates(next, today) };
};

const over40 = { kind: "over 40", from: "2020-05-01" } as const;
const electric = { kind: "early electric", from: "2014-05-01" } as const;
const range = {
  due: null,
  dueBetween: { from: "2026-11-30", to: "2026-12-30" },
  testsKnown: false,
} as const;

test.each([
  [{}, "good", "The MOT is in date", /^$/],
  [{ due: "2026-11-25" }, "bad", "The MOT has run out", /fined up to £1,000/],
  [
    { due: "2026-11-25", jurisdiction: "northern-ireland" },
    "bad",
    "The MOT has run out",
    /^In the year to March 2026 DVA gave some private cars that were 5 or 7 years old a temporary exemption/,
  ],
  [
    { due: "2026-11-25", regime: "annual", basis: "annual test" },
    "bad",
    "The annual test has run out",
    /^$/,
  ],
  [
    { due: "2026-11-25", regime: "unclear" },
    "soon",
    "The last test on record has run out",
    /Confirm with DVSA/,
  ],
  [{ regime: "annual", basis: "annual test" }, "good", "The annual test is in date", /^$/],
  [
    { regime: "unclear", basis: "annual test" },
    "soon",
    "The last test on record is in date",
    /an MOT, or the annual/,
  ],
  [{ due: "2026-12-06" }, "soon", "MOT due in 10 days", /^$/],
  [{ due: "2026-12-06", regime: "annual" }, "soon", "Annual test due in 10 days", /^$/],
  [{ basis: "first test" }, "good", "No MOT needed yet", /^$/],
  [{ basis: "first test", due: "2026-11-20" }, "bad", "The first MOT is overdue", /fined/],
  [{ basis: "first test", regime: "annual" }, "good", "No test needed yet", /^$/],
  [
    { basis: "first test", regime: "annual", due: "2026-11-20" },
    "bad",
    "The first test is overdue",
    /^$/,
  ],
  [
    { due: null, basis: null },
    "soon",
    "We could not find the MOT due date",
    /Look at the certificate/,
  ],
  [
    { basis: "first test", due: "2021-06-19", testsKnown: false },
    "soon",
    "We do not know if its MOT is in date",
    /first test was due by 19 June 2021\. Look at its last certificate/,
  ],
  [
    { basis: "first annual test", regime: "annual", due: "2021-06-30", testsKnown: false },
    "soon",
    "We do not know if its annual test is in date",
    /first test was due by 30 June 2021/,
  ],
  [
    { exemption: over40 },
    "neutral",
    "May be exempt: over 40 years old",
    /not been substantially changed/,
  ],
  [
    { exemption: over40, due: "2020-05-15" },
    "neutral",
    "May be exempt: over 40 years old",
    /If it is not exempt/,
  ],
  [
    { exemption: over40, jurisdiction: "northern-ireland" },
    "neutral",
    "May be exempt: over 40 years old",
    /In Northern Ireland a vehicle over 40/,
  ],
  [
    { exemption: electric, basis: "first test", due: "2017-04-30", testsKnown: true },
    "neutral",
    "May be exempt: an early electric van",
    /Without the exemption its first test was due by 30 April 2017/,
  ],
  [
    { ...range, basis: "registered month" },
    "soon",
    "First MOT due between 30 November and 30 December 2026",
    /only the month of its first registration/,
  ],
  [
    { ...range, basis: "import", dueBetween: { from: "2023-12-31", to: "2027-06-09" } },
    "soon",
    "Its first MOT may be overdue",
    /first MOT was due by 31 December 2023; if not, by 9 June 2027\. Was it used on roads before\?/,
  ],
  [
    { ...range, basis: "import", dueBetween: { from: "2026-12-31", to: "2027-06-09" } },
    "good",
    "No MOT needed yet",
    /first MOT is due by 31 December 2026/,
  ],
  [
    { ...range, basis: "taxi or ambulance", dueBetween: { from: "2026-12-20", to: "2028-12-20" } },
    "soon",
    "First MOT may be due by 20 December 2026",
    /suggests an ambulance, a taxi or a minibus\. As one its first MOT is due by 20 December 2026; otherwise by 20 December 2028/,
  ],
] as const)("words the state of %j: look %s, heading %s", (over, look, heading, sentences) => {
  const mot = viewOf(over);
  expect(stateLook(mot)).toBe(look);
  expect(stateHeading(mot, today)).toBe(heading);
  expect(stateSentences(mot, today).join(" ")).toMatch(sentences);
});

test.each([
  ["2025-12-30", "2026-01-29", "Between 30 December 2025 and 29 January 2026"],
  ["2026-11-30", "2026-12-30", "Between 30 November and 30 December 2026"],
])("writes the days from %s to %s as %s", (from, to, words) => {
  expect(dueInWords({ due: null, dueBetween: { from, to }, basis: "registered month" })).toBe(
    words,
  );
});

test("writes the days of an import as alternatives, and no day without one", () => {
  const dueBetween = { from: "2023-12-31", to: "2027-06-09" };
  expect(dueInWords({ due: null, dueBetween, basis: "import" })).toBe(
    "31 December 2023 or 9 June 2027",
  );
  expect(dueInWords({ due: null, dueBetween: null, basis: null })).toBeNull();
});

test("explains in a list only what dates cannot show", () => {
  expect(stateNote(viewOf(), today)).toBeNull();
  expect(stateNote(viewOf({ due: "2026-11-25" }), today)).toBeNull();
  expect(stateNote(viewOf({ exemption: over40 }), today)).toMatch(
    /^May be exempt: over 40 years old\. A vehicle/,
  );
  expect(stateNote(viewOf({ regime: "unclear" }), today)).toMatch(/Confirm with DVSA/);
});

test("claims that no register lists an MOT only if DVSA's history was read", () => {
  const origin = (over: Partial<NextTest>) =>
    originSentences({ ...viewOf(over), registers: noRegisterWords }, false).join(" ");
  expect(origin({ basis: "first test" })).toMatch(/No register lists an MOT.*ambulance/);
  expect(origin({ ...range, basis: "registered month" })).toMatch(/if it has had no test yet/);
  expect(origin({ basis: "first test", due: "2021-06-19", testsKnown: false })).toBe("");
  expect(origin({})).toBe("Based on the last test it passed.");
  expect(origin({ basis: "DVLA" })).toBe("From DVLA's register. DVSA's tests may be newer.");
  expect(origin({ basis: "import" })).toContain("its manufacture or its registration here");
});

test("tells that the registers are not in step, whenever the test was", () => {
  expect(
    originSentences({ ...viewOf(), registers: { ...noRegisterWords, inStep: false } }, false).join(
      " ",
    ),
  ).toMatch(/are not in step: .* within days of a test\. If the last test was earlier, look at/);
});

test("tells DVLA's word beside its date", () => {
  const registers = {
    ...noRegisterWords,
    inStep: false,
    dvlaStatus: "not valid",
    dvlaDue: viewOf().due,
  } as const;
  expect(originSentences({ ...viewOf(), registers }, false).join(" ")).toMatch(
    /DVLA's register shows \d+ \w+ \d+ and says that its MOT is not valid\./,
  );
});

test.each([
  [
    { dvlaStatus: "valid", dvlaDue: "2026-11-01" },
    "DVLA's register shows 1 November 2026 and says that its MOT is valid.",
  ],
  [{ dvlaStatus: "not valid" }, "DVLA's register says that its MOT is not valid, without a date."],
  [{ dvlaDue: "2026-11-01" }, "DVLA's register shows 1 November 2026."],
  [
    { undatedPass: { testedOn: null } },
    "DVSA lists a test without a day or a result. It may be a newer pass.",
  ],
  [
    { undatedPass: { testedOn: "2026-04-01" } },
    "DVSA lists a pass of 1 April 2026 without the day on which it runs out.",
  ],
] as const)("words the open date of %j", (words, sentence) => {
  const registers = { ...noRegisterWords, ...words };
  const open = { due: null, dueBetween: null, registers };
  expect(registerSentences(open)).toEqual([sentence]);
});

test("leaves out DVLA's word beside the days of a first test, as beside one day", () => {
  const registers = { ...noRegisterWords, dvlaStatus: "not valid" } as const;
  const { due, dueBetween } = range;
  expect(registerSentences({ due, dueBetween, registers })).toEqual([]);
  expect(registerSentences({ due: "2028-06-18", dueBetween: null, registers })).toEqual([]);
});

test("names both tests beside a failure if it is unclear which applies", () => {
  const mot = { ...viewOf({ regime: "unclear" }), registers: noRegisterWords };
  expect(originSentences(mot, true).join(" ")).toMatch(/an MOT, or the annual test/);
  expect(originSentences(mot, false).join(" ")).not.toMatch(/an MOT, or the annual test/);
});
