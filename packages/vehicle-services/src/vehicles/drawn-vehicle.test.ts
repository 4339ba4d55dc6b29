import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawnVehicle } from "./drawn-vehicle.ts";
import { addDays, firstTestDue, lastExpiry } from "./vehicle.ts";

const registration = fc.stringMatching(/^[A-PR-Z]{2}\d{2}[A-Z]{3}$/);
const today = "2026-11-22";

test("derives the same vehicle from a registration at every start, with dates relative to today", () => {
  fc.assert(
    fc.property(registration, (registration) => {
      const vehicle = drawnVehicle(registration, today);
      expect(drawnVehicle(registration, today)).toEqual(vehicle);
      const { make, model, grossKg, recall } = drawnVehicle(registration, addDays(today, 400));
      expect({ make, model, grossKg, recall }).toEqual({
        make: vehicle.make,
        model: vehicle.model,
        grossKg: vehicle.grossKg,
        recall: vehicle.recall,
      });
    }),
  );
});

test("sorts tests from newest to oldest, between registration and today, without failing defects in passes", () => {
  fc.assert(
    fc.property(registration, (registration) => {
      const { registered, tests } = drawnVehicle(registration, today);
      const days = tests.map(({ testedOn }) => testedOn);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(days.filter((day) => day <= registered || day > today)).toEqual([]);
      const kinds = tests.flatMap(({ defects }) => defects.map(({ type }) => type));
      expect(kinds.filter((kind) => kind === "MAJOR" || kind === "DANGEROUS")).toEqual([]);
    }),
  );
});

test("draws many kinds of vehicle: tested and new, due, expired and recalled", () => {
  const vehicles = Array.from({ length: 300 }, (_, n) =>
    drawnVehicle(`AB${10 + (n % 80)}C${n}`, today),
  );
  const expiries = vehicles.flatMap((vehicle) => lastExpiry(vehicle) ?? []);
  expect(new Set(vehicles.map(({ model }) => model)).size).toBeGreaterThan(8);
  expect(
    expiries.some((day) => day < today) && expiries.some((day) => day > addDays(today, 200)),
  ).toBe(true);
  expect(vehicles.some(({ tests }) => tests.length === 0)).toBe(true);
  expect(vehicles.filter(({ recall }) => recall === "Yes").length).toBeGreaterThan(3);
  for (const vehicle of vehicles.filter(({ tests }) => tests.length === 0)) {
    expect(firstTestDue(vehicle)! > today).toBe(true);
  }
});
