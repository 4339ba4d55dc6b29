import { sectionOf, serviceForDefect } from "@vanfettle/contract/vehicle/defect-service";
import type { SourceState, VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { motDates, unknownTest, type NextTest } from "@vanfettle/vans/mot-dates";
import { exemptionSentence } from "@vanfettle/vans/mot-exemption";
import { otherVehicleOf, type VanFacts } from "@vanfettle/vans/van-facts";
import { zoneStandardOf, type ZoneStandard } from "@vanfettle/vans/zones/zone-standard";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { twoVehiclesOf } from "./two-vehicles.ts";
import {
  firstRegistered,
  vehicleClass,
  vehicleFacts,
  type VehicleRecords,
} from "./vehicle-class.ts";
import {
  firstTestAfterFailure,
  isAnnualTest,
  lastTestOf,
  nextTestOf,
  registerWordsOf,
  testJurisdictionOf,
  type CheckedVehicle,
} from "./vehicle-mot.ts";

export type SourceResult<R> =
  { state: "answered"; record: R } | { state: Exclude<SourceState, "answered"> };

export type SourceResults = {
  history: SourceResult<MotRecord>;
  enquiry: SourceResult<EnquiryRecord>;
};

type CheckedRegistration = SourceResults & { registration: string; today: Day; sample: boolean };

const recordOf = <R>(result: SourceResult<R>): R | undefined =>
  result.state === "answered" ? result.record : undefined;

/** Merges the DVSA and DVLA responses. Values that neither service returned are null. */
export function buildVehicleCheck({
  registration,
  today,
  sample,
  history,
  enquiry,
}: CheckedRegistration): VehicleCheck {
  const records: VehicleRecords = { history: recordOf(history), enquiry: recordOf(enquiry) };
  const jurisdiction = testJurisdictionOf(registration, records);
  const isKnown = Boolean(records.history ?? records.enquiry);
  const shared = {
    registration,
    jurisdiction,
    sources: [
      { name: "DVSA MOT history", state: history.state },
      { name: "DVLA vehicle enquiry", state: enquiry.state },
    ] satisfies VehicleCheck["sources"],
    sample: sample && isKnown,
  };
  const twoVehicles = twoVehiclesOf(records);
  if (twoVehicles || !isKnown) {
    return { ...shared, ...withoutFacts(jurisdiction, today), twoVehicles };
  }
  const facts = vehicleFacts(records, { registration, jurisdiction, today });
  return { ...shared, ...factsOfOne(records, facts, today), twoVehicles: null };
}

type Facts = Omit<
  VehicleCheck,
  "registration" | "jurisdiction" | "sources" | "sample" | "twoVehicles"
>;

const noWords: VehicleCheck["mot"]["registers"] = {
  inStep: true,
  dvlaStatus: null,
  dvlaDue: null,
  undatedPass: null,
  dvsaDue: null,
};

/**
 * Returns the result without facts, because the vehicle is unknown or the registers describe two.
 */
const withoutFacts = (jurisdiction: TestJurisdiction, today: Day): Facts => ({
  make: null,
  model: null,
  colour: null,
  fuel: null,
  firstRegistered: null,
  isVan: true,
  mot: toMot({ ...unknownTest, regime: "MOT", exemption: null, jurisdiction }, today, noWords),
  motClass: null,
  lastTest: null,
  failedTest: null,
  recall: "unknown",
  isMarkedForExport: false,
  tax: null,
  zones: null,
});

/** Returns what DVLA's record of a van means in clean air zones, or null without a record. */
function zonesOf({ history, enquiry }: VehicleRecords, facts: VanFacts): ZoneStandard | null {
  if (!enquiry || otherVehicleOf(facts.typeApproval) !== null) return null;
  return zoneStandardOf({
    euroStatus: enquiry.euroStatus,
    fuel: enquiry.fuel,
    otherFuel: history?.fuel ?? null,
    typeApproval: enquiry.typeApproval,
    grossKg: enquiry.revenueWeight,
    mayBeOtherBody: facts.bodyMayBe !== undefined,
  });
}

/** Returns the facts about a vehicle that both registers describe. */
function factsOfOne(records: VehicleRecords, facts: VanFacts, today: Day): Facts {
  const { history, enquiry } = records;
  const motClass = vehicleClass(facts);
  const vehicle: CheckedVehicle = { records, facts, motClass };
  const next = nextTestOf(vehicle);
  const lastTest = lastTestOf(vehicle);
  return {
    make: history?.make ?? enquiry?.make ?? null,
    model: history?.model ?? null,
    colour: history?.colour ?? enquiry?.colour ?? null,
    fuel: history?.fuel ?? enquiry?.fuel ?? null,
    firstRegistered: firstRegistered(records),
    isVan: otherVehicleOf(facts.typeApproval) === null,
    mot: toMot(next, today, registerWordsOf(vehicle, next)),
    motClass,
    lastTest: lastTest ? toLastTest(lastTest) : null,
    failedTest: failedTestOf(
      {
        lastTest: lastTest
          ? {
              ...lastTest,
              defects: lastTest.defects.map((defect) => ({ ...defect, kind: defect.type })),
            }
          : null,
        due: next.due ?? firstTestAfterFailure(vehicle),
        isFirstTest: next.due === null,
        jurisdiction: facts.jurisdiction,
        isHeavy: lastTest ? isAnnualTest(lastTest) : motClass.answer === "heavy",
      },
      today,
    ),
    recall: history?.recall ?? "unknown",
    isMarkedForExport: enquiry?.isMarkedForExport ?? false,
    tax: enquiry?.taxStatus ? { state: enquiry.taxStatus, due: enquiry.taxDueDate } : null,
    zones: zonesOf(records, facts),
  };
}

/** Returns a vehicle's next test with its state and dates as of `today`. */
function toMot(
  { basis, testsKnown, regime, ...next }: NextTest,
  today: Day,
  registers: VehicleCheck["mot"]["registers"],
): VehicleCheck["mot"] {
  const { exemption } = next;
  return {
    ...motDates({ basis, testsKnown, regime, ...next }, today),
    basis,
    testsKnown,
    regime,
    exemption: exemption && {
      ...exemption,
      reason: exemptionSentence(exemption, next.jurisdiction),
    },
    registers,
  };
}

function toLastTest({
  dataSource,
  testedOn,
  passed,
  miles,
  defects,
}: MotTest): NonNullable<VehicleCheck["lastTest"]> {
  return {
    testedOn,
    result: passed ? "passed" : "failed",
    miles,
    defects: defects.map(({ text, type, dangerous }) => ({
      text,
      kind: type,
      dangerous,
      section: sectionOf(text),
      service: serviceForDefect({ text, type }, { dataSource, testedOn }),
    })),
  };
}
