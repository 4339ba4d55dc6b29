import { expect, test } from "vitest";
import { buildCheckedVan, buildSavedVan } from "../../testing/build-saved-van.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { byUrgency } from "../vehicle/van-urgency.ts";
import { manualVan, vanOfCheck } from "../vehicle/van.ts";
import { nextStep } from "./next-step.ts";
import { canSave, toCheckedVan, toVan, type SavedVan } from "./saved-van.ts";

const today = "2026-11-21";
const now = new Date("2026-11-21T10:00:00Z");
const checked = (overrides = {}) =>
  vanOfCheck(
    { registration: "AB12CDE" },
    buildVehicleCheck({ registration: "AB12CDE", ...overrides }),
  );
const dangerous = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;

test("saves the result of a check without the vehicle's description", () => {
  expect(toCheckedVan(checked(), { label: " White Transit ", now })).toEqual(
    buildCheckedVan({ lookedUpAt: now.toISOString() }),
  );
});

test("restores a saved van with the same dates, class and warning", () => {
  const failedTest = {
    testedOn: "2026-11-19",
    severity: "dangerous",
    driving: "not until repaired",
    validUntil: "2027-05-15",
    validBy: "earlier pass",
    retest: { state: "open", by: "2026-12-03", applyBy: null },
    jurisdiction: "great-britain",
    isHeavy: false,
  } as const;
  const van = checked({ failedTest });
  const shown = toVan(buildSavedVan(toCheckedVan(van, { label: "", now })), today);
  const { due, earliest, basis, state, failed, motClass } = van;
  expect(shown).toMatchObject({ title: "AB12 CDE", due, earliest, basis, state, failed });
  expect(shown.motClass.answer).toBe(motClass.answer);
  const heavy = checked({ failedTest: { ...failedTest, isHeavy: true } });
  expect(toCheckedVan(heavy, { label: "", now }).failed).toEqual({ ...dangerous, isHeavy: true });
});

test("derives a saved van's state from the current day", () => {
  const stateOn = (day: string) => toVan(buildSavedVan(), day).state;
  expect([today, "2027-04-16", "2027-05-15", "2027-05-16"].map(stateOn)).toEqual([
    "valid",
    "due soon",
    "due soon",
    "expired",
  ]);
});

test("restores a van that may be exempt, and the first test that was due", () => {
  const exemption = { kind: "over 40", from: "2020-05-01" } as const;
  const mot = {
    ...buildVehicleCheck().mot,
    state: "may be exempt",
    due: null,
    firstTestWasDue: "1983-04-30",
    basis: "first test",
    testsKnown: false,
    exemption: { ...exemption, reason: "It may be exempt." },
  } as const;
  const saved = buildSavedVan(toCheckedVan(checked({ mot }), { label: "", now }));
  expect(saved).toMatchObject({ due: "1983-04-30", exemption });
  expect(saved.exemption).toEqual(exemption);
  const van = toVan(saved, today);
  expect(van).toMatchObject({ state: "may be exempt", due: null, firstTestWasDue: "1983-04-30" });
  expect(nextStep(van, today).state).toBe("May be exempt: over 40 years old");
});

test("saves the later exemption of a looked-up van, which then begins on its day", () => {
  const exemption = { kind: "over 40", from: "2027-02-03" } as const;
  const mot = { ...buildVehicleCheck().mot, exemption: { ...exemption, reason: "Maybe." } };
  const saved = buildSavedVan(toCheckedVan(checked({ mot }), { label: "", now }));
  expect(saved.exemption).toEqual(exemption);
  expect(["2027-02-02", "2027-02-03"].map((day) => toVan(saved, day).state)).toEqual([
    "valid",
    "may be exempt",
  ]);
});

test("does not save a van of which only a later exemption is known", () => {
  const exemption = { kind: "over 40", from: "2059-03-12", reason: "Maybe." } as const;
  const { mot } = buildVehicleCheck();
  const nothing = { ...mot, state: "unknown", due: null, earliest: null, basis: null } as const;
  expect(canSave(checked({ mot: { ...nothing, exemption }, motClass: null }))).toBe(false);
});

test("restores the possible days of a first test, and derives its state from the current day", () => {
  const dueBetween = { from: "2026-11-30", to: "2026-12-30" };
  const range = { due: null, dueBetween, basis: "registered month", testsKnown: false } as const;
  const saved = buildSavedVan(toCheckedVan(toVan(buildSavedVan(range), today), { label: "", now }));
  expect(saved).toMatchObject(range);
  const onDay = (day: string) => nextStep(toVan(saved, day), day).state;
  expect(onDay(today)).toBe("First MOT due between 30 November and 30 December 2026");
  expect(onDay("2026-12-31")).toBe("We do not know if its MOT is in date");
});

test("tightens a failed test's warning after the earlier pass expires", () => {
  const saved = buildSavedVan({ failed: { ...dangerous, severity: "other" } });
  expect(toVan(saved, today).failed?.driving).toBe("if roadworthy");
  expect(toVan(saved, "2027-05-16").failed?.driving).toBe("to a repair or test only");
});

test("titles a van by its label, its registration or its number", () => {
  const titleOf = (overrides: Partial<SavedVan>) =>
    toVan(buildSavedVan({ number: 3, ...overrides }), today).title;
  expect(titleOf({})).toBe("White Transit");
  expect(titleOf({ label: "" })).toBe("AB12 CDE");
  expect(titleOf({ label: "", registration: null })).toBe("Van 3");
});

test("does not save a van without a date, class or failed test", () => {
  const nothing = checked({
    mot: { ...buildVehicleCheck().mot, state: "unknown", due: null, earliest: null, basis: null },
    motClass: null,
  });
  expect(canSave(nothing)).toBe(false);
  expect(canSave(checked())).toBe(true);
});

test("saves a manual Northern Irish entry as tested by DVA", () => {
  const van = manualVan({
    number: 1,
    name: null,
    van: {
      jurisdiction: "northern-ireland",
      expires: "2027-05-15",
      registered: null,
      grossKg: null,
      kind: "van",
      passengerSeats: null,
      power: null,
      testDay: today,
    },
  });
  expect(toCheckedVan(van, { label: "", now }).jurisdiction).toBe("northern-ireland");
});

test("marks a restored van whose history is missing", () => {
  expect(toVan(buildSavedVan({ isHistoryMissing: true }), today).note).toMatch(
    /failed test would not show/,
  );
});

test("sorts unsafe vans first, then expired vans, then by due day, then unknown dates", () => {
  const vans = [
    { label: "unknown", due: null },
    { label: "later" },
    { label: "expired", due: "2026-10-01" },
    { label: "soon", due: "2026-12-01" },
    { label: "dangerous", failed: dangerous },
  ].map((overrides) => toVan(buildSavedVan(overrides), today));
  expect(vans.toSorted(byUrgency).map(({ title }) => title)).toEqual([
    "dangerous",
    "expired",
    "soon",
    "later",
    "unknown",
  ]);
});
