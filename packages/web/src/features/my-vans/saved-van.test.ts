import { expect, test } from "vitest";
import { buildSavedVan } from "../../testing/build-saved-van.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { vanByHand, vanOfCheck } from "../fleet/fleet-van.ts";
import { byUrgency } from "../fleet/fleet-rows.ts";
import { canSave, toFleetVan, toSavedVan } from "./saved-van.ts";
import { urgencyOf } from "./urgency.ts";

const today = "2026-11-21";
const now = new Date("2026-11-21T10:00:00Z");
const checked = (overrides = {}) =>
  vanOfCheck({ number: 1, registration: "AB12CDE" }, buildVehicleCheck({ registration: "AB12CDE", ...overrides }));
const dangerous = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;

test("saves what the owner needs of a check and no description of the vehicle", () => {
  expect(toSavedVan(checked(), { registration: "AB12CDE", label: " White Transit ", now })).toEqual(
    buildSavedVan({ lookedUpAt: now.toISOString() }),
  );
});

test("a van that was saved and is shown again has the same dates, class and warning", () => {
  const failedTest = {
    on: "2026-11-19",
    severity: "dangerous",
    driving: "not until repaired",
    validUntil: "2027-05-15",
    validBy: "earlier pass",
    retest: { state: "open", by: "2026-12-03", applyBy: null },
    jurisdiction: "great-britain",
    isHeavy: false,
  } as const;
  const van = checked({ failedTest });
  const shown = toFleetVan(toSavedVan(van, { registration: "AB12CDE", label: "", now }), 1, today);
  const { due, earliest, first, state, failed, motClass } = van;
  expect(shown).toMatchObject({ title: "AB12 CDE", due, earliest, first, state, failed });
  expect(shown.motClass.answer).toBe(motClass.answer);
});

test("the state of a saved van is that of the day on which it is shown", () => {
  const stateOn = (day: string) => toFleetVan(buildSavedVan(), 1, day).state;
  expect([today, "2027-04-16", "2027-05-15", "2027-05-16"].map(stateOn)).toEqual([
    "valid",
    "due soon",
    "due soon",
    "expired",
  ]);
});

test("a failed test means more once the earlier pass has run out", () => {
  const saved = buildSavedVan({ failed: { ...dangerous, severity: "other" } });
  expect(toFleetVan(saved, 1, today).failed?.driving).toBe("if roadworthy");
  expect(toFleetVan(saved, 1, "2027-05-16").failed?.driving).toBe("to a repair or test only");
});

test("a calendar's label is the owner's or a number, and never the registration", () => {
  expect(toFleetVan(buildSavedVan(), 3, today).label).toBe("White Transit");
  expect(toFleetVan(buildSavedVan({ label: "" }), 3, today)).toMatchObject({ title: "AB12 CDE", label: "Van 3" });
});

test("a van without a date, a class and a failed test is not worth saving", () => {
  const nothing = checked({
    mot: { ...buildVehicleCheck().mot, state: "unknown", due: null, earliest: null },
    motClass: null,
  });
  expect(canSave(nothing)).toBe(false);
  expect(canSave(checked())).toBe(true);
});

test("a van by hand in Northern Ireland is saved as tested by DVA", () => {
  const van = vanByHand({
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
  expect(toSavedVan(van, { registration: null, label: "", now }).jurisdiction).toBe("northern-ireland");
});

test("a van whose history is missing is marked when it is shown again", () => {
  expect(toFleetVan(buildSavedVan({ isHistoryMissing: true }), 1, today).note).toMatch(/failed test would not show/);
});

test.each([
  [{ failed: dangerous }, "danger", "Failed 19 November 2026: do not drive until repaired"],
  [{ due: "2026-11-20" }, "danger", "Ran out 1 day ago"],
  [{ due: "2026-11-21" }, "soon", "Due today"],
  [{ due: "2026-12-01" }, "soon", "Due in 10 days"],
  [{}, "fine", "Due in 175 days"],
  [{ due: null }, "unknown", "MOT date not known"],
])("the urgency of a van with %j is %s: %s", (overrides, level, text) => {
  expect(urgencyOf(toFleetVan(buildSavedVan(overrides), 1, today), today)).toMatchObject({ level, text });
});

test("vans that must not be driven come first, then expired ones, then by due day, and unknown ones last", () => {
  const vans = [
    { label: "unknown", due: null },
    { label: "later" },
    { label: "expired", due: "2026-10-01" },
    { label: "soon", due: "2026-12-01" },
    { label: "dangerous", failed: dangerous },
  ].map((overrides, index) => toFleetVan(buildSavedVan(overrides), index + 1, today));
  expect(vans.toSorted(byUrgency).map(({ title }) => title)).toEqual([
    "dangerous",
    "expired",
    "soon",
    "later",
    "unknown",
  ]);
});
