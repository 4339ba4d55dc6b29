import type { Day } from "@vanfettle/vans/calendar-day";
import { firstTestDue, motDates } from "@vanfettle/vans/mot-dates";
import type { TestJurisdiction } from "@vanfettle/vans/jurisdiction";
import { isNorthernIrishRegistration } from "@vanfettle/vans/shared-registrations";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { MotTest } from "./dvsa.ts";
import { isMinibus, type VehicleRecords } from "./vehicle-class.ts";

/** The data source of annual heavy vehicle tests. They are not MOTs and do not affect MOT dates. */
const heavyTest = "CVS";

/** Returns the jurisdiction of the last test or, without tests, of the registration. */
export function testJurisdictionOf(registration: string, { history }: VehicleRecords): TestJurisdiction {
  const [last] = history?.tests ?? [];
  const isNorthernIrish = last ? last.dataSource === "DVA NI" : isNorthernIrishRegistration(registration);
  return isNorthernIrish ? "northern-ireland" : "great-britain";
}

/** Returns whether a test is the annual test of a heavy vehicle. */
export const isHeavyTest = ({ dataSource }: Pick<MotTest, "dataSource">): boolean => dataSource === heavyTest;

/** Returns the tests that count for a vehicle, newest first. Heavy vehicle tests count only for heavy vehicles. */
export const testsThatCount = ({ history }: VehicleRecords, isHeavy: boolean): MotTest[] =>
  (history?.tests ?? []).filter((test) => isHeavy || !isHeavyTest(test));

type NextDue = { due: Day | null; basis: VehicleCheck["mot"]["basis"] };

type MotContext = { jurisdiction: TestJurisdiction; isHeavy: boolean; today: Day };

/** Returns the state and the dates of a vehicle's next test; null if no record contains them. */
export function vehicleMot(records: VehicleRecords, context: MotContext): VehicleCheck["mot"] {
  const { due, basis } = nextDue(records, context);
  return { ...motDates({ due, first: basis === "first test", ...context }, context.today), basis };
}

function nextDue(records: VehicleRecords, context: MotContext): NextDue {
  const { history, enquiry } = records;
  if (history) return dueByHistory(records, context);
  if (enquiry?.motExpiryDate) return { due: enquiry.motExpiryDate, basis: "DVLA" };
  return firstTestOf(enquiry?.monthRegistered ?? null, records, { ...context, mayBePast: false });
}

/** Returns the due date by DVSA's history: the last certificate's expiry or, without one, the first test's day. */
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
  // DVSA's records are complete since 2005, so a missing first test is overdue.
  if (history?.registrationDate) return firstTestOf(history.registrationDate, records, { ...context, mayBePast: true });
  return firstTestOf(enquiry?.monthRegistered ?? null, records, { ...context, mayBePast: false });
}

/** Returns the day of the first test; a past one only if the van was certainly not tested since (`mayBePast`). */
function firstTestOf(
  registered: string | null,
  records: VehicleRecords,
  { jurisdiction, today, mayBePast }: MotContext & { mayBePast: boolean },
): NextDue {
  const due = registered === null ? null : firstTestDue(registered, { jurisdiction, isMinibus: isMinibus(records) });
  return due !== null && (mayBePast || due >= today) ? { due, basis: "first test" } : { due: null, basis: null };
}
