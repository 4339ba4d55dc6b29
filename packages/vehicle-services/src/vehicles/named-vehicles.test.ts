import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnVehicle } from "./drawn-vehicle.ts";
import { namedVehicles, registersOf } from "./named-vehicles.ts";
import { addDays, addYears, firstTestDue, lastExpiry, type Vehicle } from "./vehicle.ts";

const today = "2026-11-22";
const vehicle = (registration: string): Vehicle => registersOf(registration, today).dvsa.vehicle;

test.each([
  ["QQ19VAN", 200, 2_900],
  ["QQ19BIG", 20, 3_500],
  ["QQ23EVV", 150, 4_250],
  ["QQ15EXP", -9, 2_900],
  ["QQ12OLD", 60, 3_499],
  ["QQ18MIN", 45, 3_500],
  ["QQ20MNB", 110, 4_100],
])("%s is due in %i days and weighs %i kg", (registration, days, grossKg) => {
  expect(vehicle(registration)).toMatchObject({ grossKg });
  expect(lastExpiry(vehicle(registration))).toBe(addDays(today, days));
});

test.each(["QQ18MIN", "QQ20MNB", "QQ26BUS"])("%s is a minibus", (registration) => {
  expect(vehicle(registration)).toMatchObject({ typeApproval: "M2" });
});

test("QQ26BUS was never tested and is due a year after its registration", () => {
  const { tests, registered } = vehicle("QQ26BUS");
  expect(tests).toEqual([]);
  expect(firstTestDue(vehicle("QQ26BUS"))).toBe(addDays(addYears(registered, 1), -1));
  expect(firstTestDue(vehicle("QQ23NEW"))).toBe(
    addDays(addYears(vehicle("QQ23NEW").registered, 3), -1),
  );
});

test("QQ16ADV failed with nine defects, from different parts of the manual", () => {
  const [last] = vehicle("QQ16ADV").tests;
  expect(last).toMatchObject({ passed: false, expires: null });
  const parts = last?.defects.map(
    ({ text }) => /\((8\.\d|\d)[^()]*(?:\([^()]*\) ?)*\)$/.exec(text)?.[1],
  );
  expect(parts).toEqual(["1", "2", "3", "4", "5", "6", "7", "8.2", "8.4"]);
});

test.each([
  ["QQ16ADV", ["DANGEROUS", "MAJOR", "MINOR", "ADVISORY"], 10],
  ["QQ16DNG", ["DANGEROUS", "MAJOR", "MINOR", "ADVISORY"], -2],
  ["QQ16MAJ", ["MAJOR", "MINOR", "ADVISORY"], 20],
  ["QQ16NIF", [], 20],
])(
  "%s failed with %j defects and a certificate that expires in %i days",
  (registration, kinds, days) => {
    const [last] = vehicle(registration).tests;
    expect(last?.passed).toBe(false);
    expect([...new Set(last?.defects.map(({ type }) => type))]).toEqual(kinds);
    expect(lastExpiry(vehicle(registration))).toBe(addDays(today, days));
  },
);

test("QQ17FIX failed and passed on the same day", () => {
  const [one, other] = vehicle("QQ17FIX").tests;
  expect([one?.passed, other?.passed, one?.testedOn === other?.testedOn]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ["QQ17NIR", "DVA NI"],
  ["QQ20HGV", "CVS"],
  ["QQ19VAN", "DVSA"],
])("%s was tested by %s", (registration, source) => {
  expect(new Set(vehicle(registration).tests.map((each) => each.source))).toEqual(
    new Set([source]),
  );
});

test.each(["AB12CDE", "constructor"])(
  "derives a vehicle from %s, which has no entry",
  (registration) => {
    const drawn = drawnVehicle(registration, today);
    expect(registersOf(registration, today)).toMatchObject({
      dvsa: { vehicle: drawn },
      dvla: { vehicle: drawn },
    });
  },
);

test("describes every registration in the README", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  // A row may leave out the first half of all but its first registration, as in `AA19 AAA`, `EEE`.
  const described = readme.split("\n").flatMap((line) => {
    const names = [...(line.split("|")[1] ?? "").matchAll(/`([A-Z\d ]+)`/g)].map(
      (match) => match[1] ?? "",
    );
    const start = (names[0] ?? "").split(" ")[0];
    return names.map((name) => (/\d/.test(name) ? name.replace(" ", "") : `${start}${name}`));
  });
  expect(described.toSorted()).toEqual(Object.keys(namedVehicles(today)).toSorted());
});
