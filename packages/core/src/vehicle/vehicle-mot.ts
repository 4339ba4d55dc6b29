import type { Day } from "@vanfettle/vans/calendar-day";
import { firstTestDue, motDates } from "@vanfettle/vans/mot-dates";
import type { TestJurisdiction } from "@vanfettle/vans/jurisdiction";
import { isNorthernIrishMark } from "@vanfettle/vans/registration";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { MotTest } from "./mot-history.ts";
import { isMinibus, type VehicleRecords } from "./vehicle-class.ts";

/** The yearly test of heavy vehicles. It is no MOT and sets no date of one. */
const heavyTest = "CVS";

/**
 * Returns whose law holds: that of the place of the last test or, for a vehicle without tests, of the place where its
 * mark was issued.
 */
export function testJurisdictionOf(registration: string, { history }: VehicleRecords): TestJurisdiction {
  const [last] = history?.tests ?? [];
  const isNorthernIrish = last ? last.dataSource === "DVA NI" : isNorthernIrishMark(registration);
  return isNorthernIrish ? "northern-ireland" : "great-britain";
}

/** Returns whether a test is the yearly test of heavy vehicles. */
export const isHeavyTest = ({ dataSource }: Pick<MotTest, "dataSource">): boolean => dataSource === heavyTest;

/** Returns the tests that count for a vehicle, newest first: those of heavy vehicles count for a heavy vehicle only. */
export const testsThatCount = ({ history }: VehicleRecords, isHeavy: boolean): MotTest[] =>
  (history?.tests ?? []).filter((test) => isHeavy || !isHeavyTest(test));

interface NextDue {
  due: Day | null;
  basis: VehicleCheck["mot"]["basis"];
}

interface MotContext {
  jurisdiction: TestJurisdiction;
  isHeavy: boolean;
  today: Day;
}

/** Returns the state and the dates of a vehicle's next test. What no record states is null. */
export function vehicleMot(records: VehicleRecords, context: MotContext): VehicleCheck["mot"] {
  const { due, basis } = nextDue(records, context);
  return {
    ...motDates({ due, first: basis === "first test", jurisdiction: context.jurisdiction }, context.today),
    basis,
  };
}

function nextDue(records: VehicleRecords, context: MotContext): NextDue {
  const { history, enquiry } = records;
  if (history) return dueByHistory(records, context);
  if (enquiry?.motExpiryDate) return { due: enquiry.motExpiryDate, basis: "DVLA" };
  return firstTestOf(enquiry?.monthRegistered ?? null, records, { ...context, mayBePast: false });
}

/** DVSA's history decides where it answers: the last certificate or, where there never was one, the first test. */
function dueByHistory(records: VehicleRecords, context: MotContext): NextDue {
  const { history, enquiry } = records;
  const expiries = testsThatCount(records, context.isHeavy).flatMap(({ passed, expiryDate }) =>
    passed && expiryDate !== null ? [expiryDate] : [],
  );
  const lastExpiry = expiries.toSorted().at(-1);
  if (lastExpiry !== undefined) return { due: lastExpiry, basis: "last pass" };
  if (context.isHeavy) return { due: null, basis: null };
  if (history?.firstTestDue) return { due: history.firstTestDue, basis: "first test" };
  if (enquiry?.motExpiryDate) return { due: enquiry.motExpiryDate, basis: "DVLA" };
  // DVSA's list of tests is complete since 2005, so a first test that never was is overdue.
  if (history?.registrationDate) return firstTestOf(history.registrationDate, records, { ...context, mayBePast: true });
  return firstTestOf(enquiry?.monthRegistered ?? null, records, { ...context, mayBePast: false });
}

/**
 * Returns the day of the first test by the first registration. A day in the past is told only where it is known that
 * there was no test: otherwise the van has most likely been tested since, and nobody knows until when.
 */
function firstTestOf(
  registered: string | null,
  records: VehicleRecords,
  { jurisdiction, today, mayBePast }: MotContext & { mayBePast: boolean },
): NextDue {
  const due = registered === null ? null : firstTestDue(registered, { jurisdiction, isMinibus: isMinibus(records) });
  return due !== null && (mayBePast || due >= today) ? { due, basis: "first test" } : { due: null, basis: null };
}
