import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import type { SourceState, VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { firstRegistered, vehicleClass, type VehicleRecords } from "./vehicle-class.ts";
import { isHeavyTest, testJurisdictionOf, testsThatCount, vehicleMot } from "./vehicle-mot.ts";
import { serviceTable, type ServiceId } from "@vanfettle/contract/services";

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

/** A defect from a vehicle's MOT history, as DVSA words it. */
export interface TestDefect {
  /** The text, which ends with the manual's section in brackets, as in `Brake hose slightly deteriorated (1.1.12 (b) (i))`. */
  text: string;
  /** DVSA's kind, such as `ADVISORY` or `USER ENTERED`. Only the other kinds name a section of the manual. */
  type: string;
}

type DefectTest = Pick<MotTest, "dataSource" | "on">;

/** The date from which tests follow the current manual. The older manual numbers its sections differently. */
const manualSince = "2018-05-20";

/**
 * Matches a section in brackets, such as `(5.2.3 (e))`, `(1.1.14 (a) (ii))` or `(4.7.1)`. Two numbers need a letter, as
 * in `(7.7 (b))`: without a letter they are a measurement, such as a tread depth.
 */
const reference = /\((?:(\d{1,2}(?:\.\d{1,2}){2,})(?:\s*\([a-z]+\))*|(\d{1,2}\.\d{1,2})(?:\s*\([a-z]+\))+)\)/gi;

/** Returns the manual's section from the last matching brackets of a defect's text, such as `5.2.3`, or null. */
export function sectionOf(text: string): string | null {
  const last = [...text.matchAll(reference)].at(-1);
  return last?.[1] ?? last?.[2] ?? null;
}

/** Returns the service that repairs a defect, or null for other repairs and for text without a section. */
export function serviceForDefect({ text, type }: TestDefect, { dataSource, on }: DefectTest): ServiceId | null {
  // Heavy vehicle tests (`CVS`) follow a different manual.
  if (dataSource !== "DVSA" || on < manualSince || type === "USER ENTERED") return null;
  const section = sectionOf(text) ?? "";
  const isOfSection = (part: string) => `${section}.`.startsWith(`${part}.`);
  return serviceTable.find(({ repairs }) => repairs.some(isOfSection))?.id ?? null;
}
