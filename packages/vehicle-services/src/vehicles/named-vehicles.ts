import type { FaultMode } from "../faults.ts";
import { advisories, defectOfEachPart } from "./defects.ts";
import { drawnVehicle } from "./drawn-vehicle.ts";
import { oddVehicles } from "./odd-vehicles.ts";
import { van, type Body, type NamedVehicle } from "./van.ts";
import { addDays, type Day, type Vehicle } from "./vehicle.ts";

const withoutDangerous = defectOfEachPart.filter(({ type }) => type !== "DANGEROUS");
const tested: NamedVehicle = { dueIn: 100 };
const bothFail = (fault: FaultMode): NamedVehicle => ({
  ...tested,
  dvsa: { fault },
  dvla: { fault },
});

const vans: Record<string, NamedVehicle> = {
  QQ19VAN: {
    dueIn: 200,
    tests: (tests) =>
      tests.map((test, n) => (n === 0 ? { ...test, defects: advisories.slice(0, 3) } : test)),
  },
  QQ19BIG: { dueIn: 20, model: "TRANSIT 350", grossKg: 3_500 },
  QQ23EVV: {
    ageYears: 4,
    dueIn: 150,
    model: "E-TRANSIT 425",
    fuel: "electric",
    grossKg: 4_250,
    // It had a heavy vehicle test before it became class 7.
    tests: (tests, today) => [
      ...tests,
      {
        source: "CVS",
        testedOn: addDays(today, -400),
        passed: true,
        expires: addDays(today, 260),
        miles: 12_000,
        defects: [],
      },
    ],
  },
  QQ20HGV: {
    ageYears: 6,
    dueIn: 90,
    source: "CVS",
    make: "DAF",
    model: "LF",
    grossKg: 7_500,
    typeApproval: "N2",
  },
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
  QQ26BUS: { ageDays: 200, typeApproval: "M2" },
  QQ17NIR: { ageYears: 9, dueIn: 75, source: "DVA NI" },
  QQ23NEW: { ageDays: 548, grossKg: 3_200, model: "VIVARO" },
  QQ15EXP: { ageYears: 11, dueIn: -9, taxStatus: "Untaxed" },
  QQ16ADV: {
    ageYears: 10,
    dueIn: 10,
    model: "TRANSIT 350",
    grossKg: 3_500,
    failedWith: defectOfEachPart,
  },
  QQ16DNG: { ageYears: 10, dueIn: -2, failedWith: defectOfEachPart, failedDaysAgo: 1 },
  QQ16MAJ: { ageYears: 10, dueIn: 20, failedWith: withoutDangerous },
  QQ16NIF: { ageYears: 10, dueIn: 20, source: "DVA NI", failedWith: [] },
  QQ17FIX: {
    ageYears: 9,
    dueIn: 362,
    failedWith: withoutDangerous,
    // It was repaired during its test, which records a failure and a pass at the same time.
    tests: ([failure, pass, ...earlier]) =>
      failure && pass
        ? [failure, { ...pass, testedOn: failure.testedOn, miles: failure.miles }, ...earlier]
        : [],
  },
  QQ14RCL: { ageYears: 12, dueIn: 170, recall: "Yes" },
  QQ12OLD: {
    ageYears: 14,
    dueIn: 60,
    make: "LAND ROVER",
    model: "DEFENDER 110",
    grossKg: 3_499,
    typeApproval: null,
  },
  QQ11SLO: bothFail("slow"),
  QQ11THR: bothFail("rate-limit"),
  QQ11RTA: bothFail("rate-limit-with-wait"),
  QQ11ERR: bothFail("error"),
  QQ11HTM: bothFail("html-error"),
  QQ11CUT: bothFail("cut-off"),
  QQ11KEY: { ...tested, dvsa: { fault: "key-not-allowed" } },
  QQ11TOK: { ...tested, dvsa: { fault: "token-ends-early" } },
  QQ11DSD: { ...tested, dvsa: { fault: "error" } },
  QQ11DLD: { ...tested, dvla: { fault: "error" } },
  // DVLA's test registrations.
  AA19AAA: { ...tested, make: "ROVER", model: "200", fuel: "petrol", grossKg: 1_640 },
  AA19EEE: { ...tested, fuel: "electric", model: "E-TRANSIT" },
  AA19PPP: { ...tested, source: "CVS", make: "DAF", model: "XF", grossKg: 44_000 },
  AA19SRN: { dueIn: -200, taxStatus: "SORN" },
  AA19DSL: tested,
  AA19MOT: { dueIn: 300 },
  AA19AMP: tested,
  L2WPS: tested,
  ER19BAD: bothFail("invalid"),
  ER19NFD: bothFail("not-found"),
  ER19THR: bothFail("rate-limit"),
  ER19ERR: bothFail("error"),
  ER19MNT: bothFail("maintenance"),
};

/** Returns the vehicles that have their own registration. */
export const namedVehicles = (today: Day): Record<string, NamedVehicle> => ({
  ...vans,
  ...oddVehicles(today),
});

/** A register's answer about a registration. */
interface RegisterAnswer {
  vehicle: Vehicle;
  fault: FaultMode | undefined;
  reshape: (body: Body) => unknown;
}

/**
 * Returns DVSA's and DVLA's answers about a named registration, or about a vehicle derived from any
 * other.
 */
export function registersOf(
  registration: string,
  today: Day,
): Record<"dvsa" | "dvla", RegisterAnswer> {
  const table = namedVehicles(today);
  const named = Object.hasOwn(table, registration) ? table[registration] : undefined;
  const { dvsa = {}, dvla = {}, ...features } = named ?? {};
  function answer(ofRegister: NonNullable<NamedVehicle["dvsa"]>): RegisterAnswer {
    const { fault, reshape = (body) => body, ...own } = ofRegister;
    const vehicle = named ? van(today, { ...features, ...own }) : drawnVehicle(registration, today);
    return { vehicle, fault, reshape };
  }
  return { dvsa: answer(dvsa), dvla: answer(dvla) };
}
