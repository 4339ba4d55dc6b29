import { expect, test } from "vitest";
import { vanMot, type StatedVan } from "./van-mot.ts";

const van: StatedVan = {
  jurisdiction: "great-britain",
  expires: null,
  registered: null,
  grossKg: 3200,
  kind: "van",
  passengerSeats: null,
  power: "engine",
  testDay: "2026-11-22",
};

test("derives the earliest day, last day and new expiry on the day of the test from the expiry", () => {
  expect(vanMot({ ...van, expires: "2026-12-15" })).toMatchObject({
    motClass: { answer: "7", certainty: "certain", maximumFee: "58.60" },
    dates: {
      due: "2026-12-15",
      earliest: "2026-11-16",
      lastDay: "2026-12-15",
      ifPassedToday: "2027-12-15",
    },
    next: { basis: "last pass" },
  });
});

test("derives the first test from the registration: three years later, less a day", () => {
  expect(vanMot({ ...van, registered: "2024-05-15" })).toMatchObject({
    dates: { due: "2027-05-14", state: "first not due" },
    next: { basis: "first test" },
    withoutFirstTest: null,
  });
});

test("prefers the expiry to the registration, which still determines the age", () => {
  const old = vanMot({ ...van, expires: "2026-12-15", registered: "1980-01-01" });
  expect(old).toMatchObject({
    dates: { due: "2026-12-15", state: "may be exempt" },
    next: { basis: "last pass" },
  });
  expect(old.motClass.reason).toContain("may be exempt");
});

test.each([
  ["heavy", { grossKg: 7500 }],
  ["heavy", { grossKg: 3501 }],
  ["power", { grossKg: 3900, power: null }],
  ["early", { kind: "minibus", jurisdiction: "northern-ireland" }],
  ["early", { kind: "taxi-or-ambulance", jurisdiction: "northern-ireland" }],
  ["heavy", { grossKg: 3501, jurisdiction: "northern-ireland" }],
] as const)("returns no first test and the reason %s", (reason, facts) => {
  const { dates, withoutFirstTest } = vanMot({ ...van, registered: "2025-05-15", ...facts });
  expect({ due: dates.due, withoutFirstTest }).toEqual({ due: null, withoutFirstTest: reason });
});

test("expects a van of exactly 3,500 kg in Northern Ireland to have its first test like lighter ones", () => {
  const { dates, withoutFirstTest } = vanMot({
    ...van,
    registered: "2025-05-15",
    grossKg: 3500,
    jurisdiction: "northern-ireland",
  });
  expect({ due: dates.due, withoutFirstTest }).toEqual({
    due: "2028-05-14",
    withoutFirstTest: null,
  });
});

test("does not call a van overdue of which only weight and registration are known", () => {
  const { dates } = vanMot({ ...van, registered: "2018-06-20" });
  expect(dates).toMatchObject({
    state: "unknown",
    due: null,
    firstTestWasDue: "2021-06-19",
    days: null,
  });
});

test.each([
  [{ registered: "2014-05-01", power: "electric" }, "may be exempt"],
  [{ registered: "2015-02-28", power: "electric" }, "may be exempt"],
  [{ registered: "2015-03-01", power: "electric" }, "unknown"],
  [{ registered: "2014-05-01", power: "electric", jurisdiction: "northern-ireland" }, "unknown"],
  [{ registered: "2014-05-01", power: "engine" }, "unknown"],
  [{ registered: "2014-05-01", power: "electric", kind: "motor-caravan" }, "unknown"],
  [{ registered: "1980-05-01" }, "may be exempt"],
  [{ registered: "1980-05-01", jurisdiction: "northern-ireland" }, "may be exempt"],
  [{ registered: "1980-05-01", expires: "2020-05-01" }, "may be exempt"],
  [{ registered: "1986-11-22" }, "may be exempt"],
  [{ registered: "1986-11-23" }, "unknown"],
  [{ registered: "1980-05-01", grossKg: 7500 }, "unknown"],
  [{ registered: "1959-05-01", grossKg: 7500 }, "may be exempt"],
  [{ registered: "1980-05-01", grossKg: 7500, kind: "motor-caravan" }, "may be exempt"],
  [{ registered: "1980-05-01", kind: "minibus" }, "may be exempt"],
] as const)("a van with %j is %s", (facts, state) => {
  expect(vanMot({ ...van, ...facts }).dates.state).toBe(state);
});

test.each([
  ["minibus", null, "2026-05-14"],
  ["taxi-or-ambulance", null, "2026-05-14"],
  ["taxi-or-ambulance", 5, "2026-05-14"],
  ["minibus", 12, "2026-05-14"],
  ["minibus", 8, "2028-05-14"],
  ["van", 9, "2026-05-14"],
  ["van", 8, "2028-05-14"],
] as const)(
  "returns the first test of a %s with %s passenger seats, due on %s",
  (kind, passengerSeats, due) => {
    expect(vanMot({ ...van, registered: "2025-05-15", kind, passengerSeats }).next.due).toBe(due);
  },
);

test("determines a minibus's class from its seats", () => {
  const classOf = (passengerSeats: number | null) =>
    vanMot({ ...van, kind: "minibus", passengerSeats }).motClass;
  expect(classOf(null)).toMatchObject({ answer: null, ask: ["seats"] });
  expect(classOf(12)).toMatchObject({ answer: "4", maximumFee: "57.30" });
  expect(classOf(13)).toMatchObject({ answer: "5", maximumFee: "59.55" });
});

test("expects the first test of a zero-emission van over 3,500 kg at three years", () => {
  const electric = vanMot({ ...van, registered: "2025-05-15", grossKg: 4250, power: "electric" });
  expect(electric).toMatchObject({
    dates: { due: "2028-05-14" },
    motClass: { answer: "7", certainty: "likely" },
  });
  const before = vanMot({
    ...van,
    registered: "2025-05-15",
    grossKg: 4250,
    power: "electric",
    testDay: "2026-05-31",
  });
  expect(before).toMatchObject({ dates: { due: null }, motClass: { answer: "heavy" } });
});

test("returns only the stated expiry for a heavy vehicle, which may need an earlier test", () => {
  expect(vanMot({ ...van, expires: "2026-12-31", grossKg: 7500 }).dates).toMatchObject({
    due: "2026-12-31",
    earliest: null,
    lastDay: null,
    ifPassedToday: null,
  });
});

test("returns neither a class nor an early test in Northern Ireland, with the first test at three years", () => {
  const { motClass, dates } = vanMot({
    ...van,
    registered: "2024-05-15",
    jurisdiction: "northern-ireland",
  });
  expect(motClass).toMatchObject({ answer: null, maximumFee: null });
  expect(dates).toMatchObject({ due: "2027-05-14", earliest: null, ifPassedToday: null });
});

test.each([
  ["motor-caravan", 5000, "4", "certain"],
  ["dual-purpose", 3200, "4", "likely"],
  ["minibus", 3200, null, "ask"],
  [null, 3200, "7", "likely"],
] as const)("assigns a %s of %i kg to class %s, %s", (kind, grossKg, answer, certainty) => {
  expect(vanMot({ ...van, kind, grossKg }).motClass).toMatchObject({ answer, certainty });
});
