import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import { sectionOf, serviceForDefect } from "@vanfettle/contract/vehicle/defect-service";
import type { SourceState, VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { firstRegistered, vehicleClass, type VehicleRecords } from "./vehicle-class.ts";
import { isHeavyTest, testJurisdictionOf, testsThatCount, vehicleMot } from "./vehicle-mot.ts";

export type SourceResult<R> = { state: "answered"; record: R } | { state: Exclude<SourceState, "answered"> };

export type SourceResults = { history: SourceResult<MotRecord>; enquiry: SourceResult<EnquiryRecord> };

type CheckedVehicle = SourceResults & { registration: string; today: Day; sample: boolean };

const recordOf = <R>(result: SourceResult<R>): R | undefined =>
  result.state === "answered" ? result.record : undefined;

/** Merges the DVSA and DVLA responses. Values that neither service returned are null. */
export function buildVehicleCheck({ registration, today, sample, history, enquiry }: CheckedVehicle): VehicleCheck {
  const records: VehicleRecords = { history: recordOf(history), enquiry: recordOf(enquiry) };
  const jurisdiction = testJurisdictionOf(registration, records);
  const isKnown = Boolean(records.history ?? records.enquiry);
  const motClass = isKnown ? vehicleClass(records, { jurisdiction, today }) : null;
  const isHeavy = motClass?.answer === "heavy";
  const lastTest = lastTestOf(records, isHeavy);
  const mot = vehicleMot(records, { jurisdiction, isHeavy, today });
  return {
    registration,
    make: records.history?.make ?? records.enquiry?.make ?? null,
    model: records.history?.model ?? null,
    colour: records.history?.colour ?? records.enquiry?.colour ?? null,
    fuel: records.history?.fuel ?? records.enquiry?.fuel ?? null,
    firstRegistered: firstRegistered(records),
    jurisdiction,
    mot,
    motClass,
    lastTest: lastTest ? toLastTest(lastTest) : null,
    failedTest: failedTestOf(
      {
        lastTest: lastTest
          ? { ...lastTest, defects: lastTest.defects.map((defect) => ({ ...defect, kind: defect.type })) }
          : null,
        due: mot.due,
        first: mot.basis === "first test",
        jurisdiction,
        isHeavy: lastTest ? isHeavyTest(lastTest) : isHeavy,
      },
      today,
    ),
    recall: records.history?.recall ?? "unknown",
    tax: records.enquiry?.taxStatus ? { state: records.enquiry.taxStatus, due: records.enquiry.taxDueDate } : null,
    sources: [
      { name: "DVSA MOT history", state: history.state },
      { name: "DVLA vehicle enquiry", state: enquiry.state },
    ],
    sample: sample && isKnown,
  };
}

/** Returns the newest test that counts. Failed heavy vehicle tests always count: defects may be dangerous. */
function lastTestOf(records: VehicleRecords, isHeavy: boolean): MotTest | undefined {
  const newest = records.history?.tests[0];
  return newest?.passed === false ? newest : testsThatCount(records, isHeavy)[0];
}

function toLastTest({ dataSource, on, passed, miles, defects }: MotTest): NonNullable<VehicleCheck["lastTest"]> {
  return {
    on,
    result: passed ? "passed" : "failed",
    miles,
    defects: defects.map(({ text, type, dangerous }) => ({
      text,
      kind: type,
      dangerous,
      section: sectionOf(text),
      service: serviceForDefect({ text, type }, { dataSource, on }),
    })),
  };
}
