import { advisories, defectOfEachPart } from "./defects.ts";
import { addDays, addYears, yearlyPasses, type Day, type Defect, type Test, type Vehicle } from "./vehicle.ts";

interface Features extends Partial<Vehicle> {
  ageYears: number;
  /** The days from today until the certificate expires; undefined for a vehicle that was never tested. */
  dueIn?: number;
  source?: Test["source"];
}

/** Builds a plain diesel van with the features. */
function van(today: Day, { ageYears, dueIn, source, ...features }: Features): Vehicle {
  const due = dueIn === undefined ? undefined : addDays(today, dueIn);
  const registered = addDays(addYears(due ?? today, -ageYears), 1);
  return {
    make: "FORD",
    model: "TRANSIT CUSTOM 290",
    colour: "White",
    fuel: "diesel",
    registered,
    grossKg: 2_900,
    typeApproval: "N1",
    tests: due === undefined ? [] : yearlyPasses(registered, due, source),
    recall: "No",
    taxStatus: "Taxed",
    ...features,
  };
}

/** Builds a van that failed its last test `daysAgo` days ago with the defects. */
function failedVan(today: Day, features: Features, defects: readonly Defect[], daysAgo = 3): Vehicle {
  const vehicle = van(today, features);
  const failed: Test = {
    source: features.source ?? "DVSA",
    on: addDays(today, -daysAgo),
    passed: false,
    expires: null,
    miles: 131_207,
    defects: [...defects],
  };
  return { ...vehicle, tests: [failed, ...vehicle.tests] };
}

/** Builds a van repaired during its test, which records a failure and a pass at the same time. */
function repairedVan(today: Day): Vehicle {
  const failed = failedVan(today, { ageYears: 9, dueIn: 362 }, withoutDangerous);
  const [failure, ...passes] = failed.tests as [Test, ...Test[]];
  const [pass, ...earlier] = passes as [Test, ...Test[]];
  return { ...failed, tests: [failure, { ...pass, on: failure.on, miles: failure.miles }, ...earlier] };
}

const withoutDangerous = defectOfEachPart.filter(({ type }) => type !== "DANGEROUS");

/** Builds an electric van that had heavy vehicle tests before it became class 7. */
function electricVan(today: Day): Vehicle {
  const vehicle = van(today, { ageYears: 4, dueIn: 150, model: "E-TRANSIT 425", fuel: "electric", grossKg: 4_250 });
  const on = addDays(today, -400);
  const heavy: Test = { source: "CVS", on, passed: true, expires: addDays(today, 260), miles: 12_000, defects: [] };
  return { ...vehicle, tests: [...vehicle.tests, heavy] };
}

/** The vehicles by registration, each for a case that the site treats differently. */
const vehicles: Record<string, (today: Day) => Vehicle> = {
  QQ19VAN: (today) => {
    const vehicle = van(today, { ageYears: 7, dueIn: 200 });
    const [last, ...earlier] = vehicle.tests as [Test, ...Test[]];
    return { ...vehicle, tests: [{ ...last, defects: advisories.slice(0, 3) }, ...earlier] };
  },
  QQ19BIG: (today) => van(today, { ageYears: 7, dueIn: 20, model: "TRANSIT 350", grossKg: 3_500 }),
  QQ23EVV: electricVan,
  QQ20HGV: (today) =>
    van(today, { ageYears: 6, dueIn: 90, source: "CVS", make: "DAF", model: "LF", grossKg: 7_500, typeApproval: "N2" }),
  QQ18CMP: (today) => van(today, { ageYears: 8, dueIn: 120, make: "FIAT", model: "DUCATO MOTORHOME", grossKg: 3_500 }),
  QQ18MIN: (today) => van(today, { ageYears: 8, dueIn: 45, model: "TRANSIT 350", grossKg: 3_500, typeApproval: "M2" }),
  QQ20MNB: (today) =>
    van(today, {
      ageYears: 6,
      dueIn: 110,
      make: "MERCEDES-BENZ",
      model: "SPRINTER 414 MINIBUS",
      grossKg: 4_100,
      typeApproval: "M2",
    }),
  QQ26BUS: (today) => van(today, { ageYears: 0, registered: addDays(today, -200), grossKg: 2_900, typeApproval: "M2" }),
  QQ17NIR: (today) => van(today, { ageYears: 9, dueIn: 75, source: "DVA NI" }),
  QQ23NEW: (today) => van(today, { ageYears: 0, registered: addDays(today, -548), grossKg: 3_200, model: "VIVARO" }),
  QQ15EXP: (today) => van(today, { ageYears: 11, dueIn: -9, taxStatus: "Untaxed" }),
  QQ16ADV: (today) =>
    failedVan(today, { ageYears: 10, dueIn: 10, model: "TRANSIT 350", grossKg: 3_500 }, defectOfEachPart),
  QQ16DNG: (today) => failedVan(today, { ageYears: 10, dueIn: -2 }, defectOfEachPart, 1),
  QQ16MAJ: (today) => failedVan(today, { ageYears: 10, dueIn: 20 }, withoutDangerous),
  QQ16NIF: (today) => failedVan(today, { ageYears: 10, dueIn: 20, source: "DVA NI" }, []),
  QQ17FIX: repairedVan,
  QQ14RCL: (today) => van(today, { ageYears: 12, dueIn: 170, recall: "Yes" }),
  QQ12OLD: (today) =>
    van(today, {
      ageYears: 14,
      dueIn: 60,
      make: "LAND ROVER",
      model: "DEFENDER 110",
      grossKg: 3_499,
      typeApproval: null,
    }),
  // DVLA's test registrations.
  AA19AAA: (today) =>
    van(today, { ageYears: 7, dueIn: 100, make: "ROVER", model: "200", fuel: "petrol", grossKg: 1_640 }),
  AA19EEE: (today) => van(today, { ageYears: 7, dueIn: 100, fuel: "electric", model: "E-TRANSIT" }),
  AA19PPP: (today) => van(today, { ageYears: 7, dueIn: 100, source: "CVS", make: "DAF", model: "XF", grossKg: 44_000 }),
  AA19SRN: (today) => van(today, { ageYears: 7, dueIn: -200, taxStatus: "SORN" }),
  AA19DSL: (today) => van(today, { ageYears: 7, dueIn: 100 }),
  AA19MOT: (today) => van(today, { ageYears: 7, dueIn: 300 }),
  AA19AMP: (today) => van(today, { ageYears: 7, dueIn: 100 }),
  L2WPS: (today) => van(today, { ageYears: 7, dueIn: 100 }),
};

/** Returns the vehicle with a named registration, or undefined for others. */
export const namedVehicle = (registration: string, today: Day): Vehicle | undefined =>
  Object.hasOwn(vehicles, registration) ? vehicles[registration]?.(today) : undefined;
