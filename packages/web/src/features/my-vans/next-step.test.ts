import { expect, test } from "vitest";
import { buildSavedVan } from "../../testing/build-saved-van.ts";
import { nextStep } from "./next-step.ts";
import { urgencyOf } from "./saved-van-card.tsx";
import { toVan, type SavedVan } from "./saved-van.ts";

const today = "2026-11-21";
const dangerous = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;
const over40 = { kind: "over 40", from: "2026-01-01" } as const;
const soon = { due: "2026-11-30" };
const northernIrish = { jurisdiction: "northern-ireland" } as const;
const ofClass = (answer: SavedVan["motClass"]["answer"]) => ({
  motClass: { answer, certainty: "likely" } as const,
});

const cases: [
  overrides: Partial<SavedVan>,
  level: string,
  state: string,
  action: string | null,
  link: string | null,
][] = [
  [
    { failed: dangerous },
    "danger",
    "Failed 19 November 2026: do not drive until repaired",
    "Ask for a quote for the repair",
    "#requests",
  ],
  [
    { due: "2026-11-20" },
    "danger",
    "MOT ran out 1 day ago",
    "find a class 7 station",
    "/garages/?class=7",
  ],
  [
    { due: "2026-11-21", ...ofClass("4") },
    "soon",
    "MOT due today",
    "find a class 4 station",
    "/garages/?class=4",
  ],
  [soon, "soon", "MOT due in 9 days", "find a class 7 station", "/garages/?class=7"],
  [{ ...soon, ...ofClass(null) }, "soon", "MOT due in 9 days", "find an MOT station", "/garages/"],
  [
    { ...soon, ...ofClass("5") },
    "soon",
    "MOT due in 9 days",
    "call MOT stations to find one that tests class 5",
    null,
  ],
  [
    { ...soon, ...ofClass("heavy"), regime: "annual" },
    "soon",
    "Annual test due in 9 days",
    "book the yearly test of heavy vehicles",
    null,
  ],
  [
    { ...soon, ...northernIrish },
    "soon",
    "MOT due in 9 days",
    "book the test with DVA",
    "https://dva-bookings.nidirect.gov.uk/",
  ],
  [{}, "fine", "MOT due in 175 days", "nothing to do before 16 April 2027", null],
  [northernIrish, "fine", "MOT due in 175 days", "nothing to do yet", null],
  [{ due: null }, "unknown", "MOT date not known", "check the van again", "/van-check/"],
  [
    { exemption: over40 },
    "unknown",
    "May be exempt: over 40 years old",
    "read which vehicles need no MOT",
    "https://www.gov.uk/getting-an-mot/vehicles-exempt-from-mot",
  ],
  [
    { exemption: over40, ...northernIrish },
    "unknown",
    "May be exempt: over 40 years old",
    "ask DVA",
    "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
  ],
  [{ ...soon, isVan: false }, "soon", "MOT due in 9 days", null, null],
];

test.each(cases)(
  "tells the owner of a van with %j: %s, %s: %s",
  (over, level, state, action, link) => {
    const van = toVan(buildSavedVan(over), today);
    expect(nextStep(van, today)).toEqual({ state, action, link });
    expect(urgencyOf(van)).toBe(level);
  },
);
