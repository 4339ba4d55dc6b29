import { advisories, defectOfEachPart } from "./defects.ts";
import { addDays, addYears, yearlyPasses, type Day, type Defect, type Test, type Vehicle } from "./vehicle.ts";

/** The differences from a plain diesel van. */
interface Features extends Partial<Vehicle> {
  ageYears: number;
  /** The days from today until the certificate expires; undefined for a vehicle that was never tested. */
  dueIn?: number;
  source?: Test["source"];
  /** The age of a vehicle that was never tested. */
  ageDays?: number;
  /** The defects with which it failed its last test, `failedDaysAgo` days ago. */
  failedWith?: readonly Defect[];
  failedDaysAgo?: number;
}

function van(
  today: Day,
  { ageYears, dueIn, source = "DVSA", ageDays, failedWith, failedDaysAgo = 3, ...features }: Features,
): Vehicle {
  const due = dueIn === undefined ? undefined : addDays(today, dueIn);
  const registered = ageDays === undefined ? addDays(addYears(due ?? today, -ageYears), 1) : addDays(today, -ageDays);
  const failed = (defects: readonly Defect[]): Test => ({
    source,
    on: addDays(today, -failedDaysAgo),
    passed: false,
    expires: null,
    miles: 131_207,
    defects: [...defects],
  });
  const passes = due === undefined ? [] : yearlyPasses(registered, due, source);
  return {
    make: "FORD",
    model: "TRANSIT CUSTOM 290",
    colour: "White",
    fuel: "diesel",
    registered,
    grossKg: 2_900,
    typeApproval: "N1",
    tests: failedWith ? [failed(failedWith), ...passes] : passes,
    recall: "No",
    taxStatus: "Taxed",
    ...features,
  };
}

const withoutDangerous = defectOfEachPart.filter(({ type }) => type !== "DANGEROUS");

/** A van that differs from a plain van only in its features. */
const vans: Record<string, Features> = {
  QQ19VAN: { ageYears: 7, dueIn: 200 },
  QQ19BIG: { ageYears: 7, dueIn: 20, model: "TRANSIT 350", grossKg: 3_500 },
  QQ23EVV: { ageYears: 4, dueIn: 150, model: "E-TRANSIT 425", fuel: "electric", grossKg: 4_250 },
  QQ20HGV: { ageYears: 6, dueIn: 90, source: "CVS", make: "DAF", model: "LF", grossKg: 7_500, typeApproval: "N2" },
  QQ18CMP: { ageYears: 8, dueIn: 120, make: "FIAT", model: "DUCATO MOTORHOME", grossKg: 3_500 },
  QQ18MIN: { ageYears: 8, dueIn: 45, model: "TRANSIT 350", grossKg: 3_500, typeApproval: "M2" },
  QQ20MNB: {
    ageYears: 6,
    dueIn: 110,
    make: "MERCEDES-BENZ",
    model: "SPRINTER 414 MINIBUS",
    grossKg: 4_100,
    typeApproval: "M2",
  },
  QQ26BUS: { ageYears: 0, ageDays: 200, typeApproval: "M2" },
  QQ17NIR: { ageYears: 9, dueIn: 75, source: "DVA NI" },
  QQ23NEW: { ageYears: 0, ageDays: 548, grossKg: 3_200, model: "VIVARO" },
  QQ15EXP: { ageYears: 11, dueIn: -9, taxStatus: "Untaxed" },
  QQ16ADV: { ageYears: 10, dueIn: 10, model: "TRANSIT 350", grossKg: 3_500, failedWith: defectOfEachPart },
  QQ16DNG: { ageYears: 10, dueIn: -2, failedWith: defectOfEachPart, failedDaysAgo: 1 },
  QQ16MAJ: { ageYears: 10, dueIn: 20, failedWith: withoutDangerous },
  QQ16NIF: { ageYears: 10, dueIn: 20, source: "DVA NI", failedWith: [] },
  QQ17FIX: { ageYears: 9, dueIn: 362, failedWith: withoutDangerous },
  QQ14RCL: { ageYears: 12, dueIn: 170, recall: "Yes" },
  QQ12OLD: { ageYears: 14, dueIn: 60, make: "LAND ROVER", model: "DEFENDER 110", grossKg: 3_499, typeApproval: null },
  // DVLA's test registrations.
  AA19AAA: { ageYears: 7, dueIn: 100, make: "ROVER", model: "200", fuel: "petrol", grossKg: 1_640 },
  AA19EEE: { ageYears: 7, dueIn: 100, fuel: "electric", model: "E-TRANSIT" },
  AA19PPP: { ageYears: 7, dueIn: 100, source: "CVS", make: "DAF", model: "XF", grossKg: 44_000 },
  AA19SRN: { ageYears: 7, dueIn: -200, taxStatus: "SORN" },
  AA19DSL: { ageYears: 7, dueIn: 100 },
  AA19MOT: { ageYears: 7, dueIn: 300 },
  AA19AMP: { ageYears: 7, dueIn: 100 },
  L2WPS: { ageYears: 7, dueIn: 100 },
};

/** The tests of the vans whose history is unusual, from their plain history, newest first. */
const histories: Record<string, (tests: Test[], today: Day) => Test[]> = {
  QQ19VAN: (tests) => tests.map((test, n) => (n === 0 ? { ...test, defects: advisories.slice(0, 3) } : test)),
  // It had a heavy vehicle test before it became class 7.
  QQ23EVV: (tests, today) => [
    ...tests,
    {
      source: "CVS",
      on: addDays(today, -400),
      passed: true,
      expires: addDays(today, 260),
      miles: 12_000,
      defects: [],
    },
  ],
  // It was repaired during its test, which records a failure and a pass at the same time.
  QQ17FIX: ([failure, pass, ...earlier]) =>
    failure && pass ? [failure, { ...pass, on: failure.on, miles: failure.miles }, ...earlier] : [],
};

/** Returns the vehicle with a named registration, or undefined for others. */
export function namedVehicle(registration: string, today: Day): Vehicle | undefined {
  const features = Object.hasOwn(vans, registration) ? vans[registration] : undefined;
  if (!features) return undefined;
  const vehicle = van(today, features);
  return { ...vehicle, tests: histories[registration]?.(vehicle.tests, today) ?? vehicle.tests };
}
