import type { FaultMode } from "../faults.ts";
import {
  addDays,
  addYears,
  yearlyPasses,
  type Day,
  type Defect,
  type Test,
  type Vehicle,
} from "./vehicle.ts";

/** The differences from a plain diesel van. */
export interface Features extends Partial<Omit<Vehicle, "tests">> {
  /** The vehicle's age on the day its certificate expires. */
  ageYears?: number;
  /**
   * The days from today until the certificate expires; undefined for a vehicle that was never
   * tested.
   */
  dueIn?: number;
  source?: Test["source"];
  /** The days since its registration, instead of `ageYears`. */
  ageDays?: number;
  /** The defects with which it failed its last test, `failedDaysAgo` days ago. */
  failedWith?: readonly Defect[];
  failedDaysAgo?: number;
  /** Returns its tests, newest first, from its plain history. */
  tests?: (tests: Test[], today: Day) => Test[];
}

/** The body of a service's response, before an odd answer changes it. */
export type Body = Record<string, unknown>;

/** A single register's data and answer, where they differ from the vehicle. */
interface RegisterFeatures extends Features {
  fault?: FaultMode;
  /** Returns the body in an odd shape. */
  reshape?: (body: Body) => unknown;
}

/** A vehicle by its features, and how DVSA's and DVLA's answers differ from them. */
export interface NamedVehicle extends Features {
  dvsa?: RegisterFeatures;
  dvla?: RegisterFeatures;
}

/** Builds a van that differs from a plain diesel van only in its features. */
export function van(today: Day, features: Features): Vehicle {
  const {
    ageYears = 7,
    dueIn,
    source = "DVSA",
    ageDays,
    failedWith,
    failedDaysAgo = 3,
    tests,
    ...rest
  } = features;
  const due = dueIn === undefined ? undefined : addDays(today, dueIn);
  const byAge =
    ageDays === undefined
      ? addDays(addYears(due ?? today, -ageYears), 1)
      : addDays(today, -ageDays);
  const registered = rest.registered ?? byAge;
  const failed = (defects: readonly Defect[]): Test => ({
    source,
    testedOn: addDays(today, -failedDaysAgo),
    passed: false,
    expires: null,
    miles: 131_207,
    defects: [...defects],
  });
  const passes = due === undefined ? [] : yearlyPasses(registered, due, source);
  const plain = failedWith ? [failed(failedWith), ...passes] : passes;
  return {
    make: "FORD",
    model: "TRANSIT CUSTOM 290",
    colour: "White",
    fuel: "diesel",
    registered,
    grossKg: 2_900,
    typeApproval: "N1",
    tests: tests?.(plain, today) ?? plain,
    recall: "No",
    taxStatus: "Taxed",
    ...rest,
  };
}
