import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./calendar-day.ts";
import {
  dateMessages,
  earliestTest,
  firstTestDue,
  firstTestDueBetween,
  motDates,
  newExpiry,
  parseDue,
  parseRegistered,
  parseTestDay,
  usedVehicleTestDue,
  type NextTest,
} from "./mot-dates.ts";
import { buildNextTest } from "./testing/build-next-test.ts";

// The reference implementation enumerates every day from its own month lengths, without date
// arithmetic.
type Entry = [year: number, month: number, date: number];
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const entries: Entry[] = [];
for (let year = 2019; year <= 2042; year += 1) {
  for (const [index, length] of lengths.entries()) {
    const leap = index === 1 && year % 4 === 0 ? 1 : 0;
    for (let date = 1; date <= length + leap; date += 1) entries.push([year, index + 1, date]);
  }
}
const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);
const written = ([year, month, date]: Entry): string =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}`;
const days = entries.map(written);
const positionOf = new Map(days.map((day, position) => [day, position]));
const between = (from: string, to: string): Entry[] =>
  entries.slice(positionOf.get(from), (positionOf.get(to) ?? 0) + 1);

/**
 * Returns the day after the same date of the previous month, or the first of the expiry's month if
 * that date is missing.
 */
function earliestByList([year, month, date]: Entry): string {
  const sameDate: Entry = month === 1 ? [year - 1, 12, date] : [year, month - 1, date];
  const position = positionOf.get(written(sameDate));
  return position === undefined ? written([year, month, 1]) : (days[position + 1] ?? "");
}

/** Returns the same date a year later, or the substitute if that date does not exist. */
const yearLater = (
  [year, month, date]: Entry,
  replacement: [month: number, date: number],
): string => {
  const same = written([year + 1, month, date]);
  return positionOf.has(same) ? same : written([year + 1, ...replacement]);
};

function newExpiryByList(tested: Entry, due: Entry | null): string {
  const position = positionOf.get(written(tested)) ?? 0;
  if (due) {
    const window = [positionOf.get(earliestByList(due)), positionOf.get(written(due))] as [
      number,
      number,
    ];
    if (position >= window[0] && position <= window[1]) return yearLater(due, [2, 28]);
  }
  return days[(positionOf.get(yearLater(tested, [3, 1])) ?? 0) - 1] ?? "";
}

test("finds the same earliest test as the reference for every expiry from 2020 to 2040", () => {
  const expiries = between("2020-01-01", "2040-12-31");
  expect(expiries).toHaveLength(7671);
  expect(
    expiries.filter((expiry) => earliestTest(written(expiry)) !== earliestByList(expiry)),
  ).toEqual([]);
});

test.each([
  ["2027-05-15", "2027-04-16"],
  ["2027-04-30", "2027-03-31"],
  ["2027-03-31", "2027-03-01"],
  ["2027-03-28", "2027-03-01"],
  ["2028-03-29", "2028-03-01"],
  ["2027-01-01", "2026-12-02"],
])("allows the renewal of a certificate that expires on %s from %s", (expiry, earliest) => {
  expect(earliestTest(expiry)).toBe(earliest);
});

test("finds the same new expiry as the reference on every test day from 2027 to 2029", () => {
  const testDays = between("2027-01-01", "2029-12-31");
  expect(testDays).toHaveLength(1096);
  const offsets = [-400, -1, ...Array.from({ length: 34 }, (_, ahead) => ahead), 180, 364];
  const wrong = testDays.flatMap((tested) => {
    const position = positionOf.get(written(tested)) ?? 0;
    const dues = [null, ...offsets.map((offset) => entries[position + offset] ?? null)];
    return dues.filter(
      (due) => newExpiry(written(tested), due && written(due)) !== newExpiryByList(tested, due),
    );
  });
  expect(wrong).toEqual([]);
});

test("renews a 29 February expiry to 28 February, the earlier day", () => {
  expect(newExpiry("2028-02-29", "2028-02-29")).toBe("2029-02-28");
  expect(newExpiry("2028-02-10", "2028-02-29")).toBe("2029-02-28");
  expect(newExpiry("2028-02-29", null)).toBe("2029-02-28");
  expect(newExpiry("2028-02-29", "2027-06-01")).toBe("2029-02-28");
});

test("starts a new year if the test is a day too early or too late", () => {
  expect(newExpiry("2027-04-15", "2027-05-15")).toBe("2028-04-14");
  expect(newExpiry("2027-04-16", "2027-05-15")).toBe("2028-05-15");
  expect(newExpiry("2027-05-15", "2027-05-15")).toBe("2028-05-15");
  expect(newExpiry("2027-05-16", "2027-05-15")).toBe("2028-05-15");
  expect(newExpiry("2027-05-17", "2027-05-15")).toBe("2028-05-16");
});

test("never shortens the certificate by waiting for the renewal window", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7000 }),
      fc.integer({ min: 0, max: 27 }),
      (start, ahead) => {
        const due = addDays("2021-01-01", start);
        const tested = addDays(earliestTest(due), ahead);
        expect(newExpiry(tested, due) >= newExpiry(tested, null)).toBe(true);
      },
    ),
  );
});

test.each([
  ["2024-05-15", "2027-05-14"],
  ["2024-02-29", "2027-02-28"],
  ["2024-01-01", "2026-12-31"],
])(
  "requires the first test of a van registered on %s by %s in both jurisdictions",
  (registered, due) => {
    expect(firstTestDue(registered)).toBe(due);
    expect(firstTestDue(registered, { jurisdiction: "northern-ireland" })).toBe(due);
  },
);

const certificate = buildNextTest();
const withoutDates = {
  due: null,
  dueBetween: null,
  firstTestWasDue: null,
  earliest: null,
  lastDay: null,
  ifPassedToday: null,
  days: null,
};

test.each([
  ["2027-04-15", "valid", 30, "2028-04-14"],
  ["2027-04-16", "due soon", 29, "2028-05-15"],
  ["2027-05-15", "due soon", 0, "2028-05-15"],
  ["2027-05-16", "expired", -1, "2028-05-15"],
])(
  "on %s reports %s with %i days left and a pass until %s",
  (today, state, days, ifPassedToday) => {
    expect(motDates(certificate, today)).toEqual({
      ...withoutDates,
      state,
      due: "2027-05-15",
      earliest: "2027-04-16",
      lastDay: "2027-05-15",
      ifPassedToday,
      days,
    });
  },
);

test("returns null dates without a due day", () => {
  expect(motDates({ ...certificate, due: null }, "2027-01-01")).toEqual({
    ...withoutDates,
    state: "unknown",
  });
});

test.each([
  ["in Northern Ireland, which has no early-test rules", { jurisdiction: "northern-ireland" }],
  ["for the annual test of heavy vehicles", { regime: "annual" }],
  ["while it is unclear which test applies", { regime: "unclear" }],
] as const)("returns only the due day %s", (_, over) => {
  expect(motDates({ ...certificate, ...over }, "2027-05-01")).toEqual({
    ...withoutDates,
    state: "due soon",
    due: "2027-05-15",
    days: 14,
  });
});

const untested: NextTest = { ...certificate, basis: "first test" };

test("reports a van that DVSA never tested as not due, then due soon, then expired", () => {
  expect(motDates(untested, "2026-01-01").state).toBe("first not due");
  expect(motDates(untested, "2027-04-16").state).toBe("due soon");
  expect(motDates(untested, "2027-05-16")).toMatchObject({
    state: "expired",
    due: "2027-05-15",
    days: -1,
  });
});

test("does not call a van overdue whose tests are unknown, and keeps the day of its first test", () => {
  const unknown = { ...untested, testsKnown: false };
  expect(motDates(unknown, "2027-05-15")).toMatchObject({ state: "due soon", due: "2027-05-15" });
  expect(motDates(unknown, "2027-05-16")).toEqual({
    ...withoutDates,
    state: "unknown",
    firstTestWasDue: "2027-05-15",
  });
});

// A van registered in December 2023.
const ofMonth: NextTest = {
  ...certificate,
  due: null,
  dueBetween: { from: "2026-11-30", to: "2026-12-30" },
  basis: "registered month",
  testsKnown: false,
};

test.each([
  ["2026-10-30", "first not due"],
  ["2026-10-31", "due soon"],
  ["2026-12-15", "due soon"],
  ["2026-12-30", "due soon"],
])("on %s reports a range of days as %s without stating a day", (today, state) => {
  expect(motDates(ofMonth, today)).toEqual({
    ...withoutDates,
    state,
    dueBetween: ofMonth.dueBetween,
  });
});

test("reports a past range as unknown, or as expired if no test is recorded", () => {
  expect(motDates(ofMonth, "2026-12-31")).toEqual({
    ...withoutDates,
    state: "unknown",
    firstTestWasDue: "2026-12-30",
  });
  expect(motDates({ ...ofMonth, testsKnown: true }, "2026-12-31")).toMatchObject({
    state: "expired",
    due: null,
  });
});

test.each([
  ["an expired certificate", certificate, "2030-01-01", { due: "2027-05-15", days: -962 }],
  ["a valid certificate", certificate, "2027-05-14", { due: "2027-05-15", earliest: "2027-04-16" }],
  [
    "no test on record",
    untested,
    "2030-01-01",
    { due: null, firstTestWasDue: "2027-05-15", days: null },
  ],
  ["a first test to come", untested, "2027-05-14", { due: "2027-05-15", firstTestWasDue: null }],
  ["no dates", { ...certificate, due: null }, "2027-05-14", { due: null }],
] as const)(
  "reports a vehicle that may be exempt as such, with %s behind it",
  (_, next, today, dates) => {
    const exemption = { kind: "over 40", from: "2027-05-14" } as const;
    expect(motDates({ ...next, exemption }, today)).toMatchObject({
      state: "may be exempt",
      ...dates,
    });
    expect(motDates({ ...next, exemption }, "2027-05-13").state).not.toBe("may be exempt");
  },
);

test.each([
  ["2023-12", "2026-11-30", "2026-12-30"],
  ["2024-02", "2027-01-31", "2027-02-28"],
  ["2023-02", "2026-01-31", "2026-02-27"],
])(
  "gives the first and the last possible day of the first test of a van registered in %s",
  (month, from, to) => {
    expect(firstTestDueBetween(month, {})).toEqual({ from, to });
  },
);

test("requires the first test of a vehicle used before registration three years after the year it was made in", () => {
  expect(usedVehicleTestDue(2020)).toBe("2023-12-31");
});

test("throws for a date that does not exist instead of moving it", () => {
  expect(() => earliestTest("2027-04-31")).toThrow(RangeError);
  expect(() => newExpiry("2027-02-29", null)).toThrow(RangeError);
  expect(() => firstTestDue("2027-13")).toThrow(RangeError);
  expect(() => motDates({ ...certificate, due: "soon" }, "2027-01-01")).toThrow(RangeError);
});

const today = "2026-11-22";
const { notADay, longAgo, registeredLater, dueTooFarAhead } = dateMessages;

test.each([
  ["2027-04-31", notADay, notADay],
  ["2027-02-29", notADay, notADay],
  ["15/05/2027", notADay, notADay],
  ["", notADay, notADay],
  ["1899-06-01", longAgo, longAgo],
  ["0027-05-15", longAgo, longAgo],
  ["2099-05-15", dueTooFarAhead, registeredLater],
  ["2029-11-22", dueTooFarAhead, registeredLater],
])("rejects '%s' as a due day (%s) and as a registration (%s)", (text, asDue, asRegistered) => {
  expect(parseDue(text, today)).toEqual({ valid: false, message: asDue });
  expect(parseRegistered(text, today)).toEqual({ valid: false, message: asRegistered });
});

test("accepts the earliest and latest possible dates", () => {
  expect(parseDue("2029-11-21", today)).toEqual({ valid: true, day: "2029-11-21" });
  expect(parseDue(" 2025-01-31 ", today)).toEqual({ valid: true, day: "2025-01-31" });
  expect(parseDue("1959-12-31", today)).toEqual({ valid: false, message: longAgo });
  expect(parseRegistered(today, today)).toEqual({ valid: true, day: today });
  expect(parseRegistered("1958-03-01", today)).toEqual({ valid: true, day: "1958-03-01" });
});

test("accepts test days from one year before today to three years after it", () => {
  expect(parseTestDay("2025-11-22", today)).toEqual({ valid: true, day: "2025-11-22" });
  expect(parseTestDay("2029-11-22", today)).toEqual({ valid: true, day: "2029-11-22" });
  expect(parseTestDay("2025-11-21", today)).toEqual({ valid: false, message: longAgo });
  expect(parseTestDay("2029-11-23", today)).toEqual({
    valid: false,
    message: dateMessages.testTooFarAhead,
  });
  expect(parseTestDay("2027-04-31", today)).toEqual({ valid: false, message: notADay });
});
