import type { Day } from "@vanfettle/vans/calendar-day";
import type { TestDefect } from "@vanfettle/vans/advisories";

/** A test as DVSA's MOT history has it. */
export interface MotTest {
  /** `DVSA` for an MOT, `DVA NI` for a test in Northern Ireland, `CVS` for the yearly test of a heavy vehicle. */
  dataSource: string;
  on: Day;
  passed: boolean;
  expiryDate: Day | null;
  miles: number | null;
  defects: (TestDefect & { dangerous: boolean })[];
}

/** What DVSA holds about a vehicle. It has no weight. */
export interface MotRecord {
  make: string | null;
  model: string | null;
  colour: string | null;
  fuel: string | null;
  registrationDate: Day | null;
  /** The day by which the first test is due. DVSA states it only while there is no test. */
  firstTestDue: Day | null;
  /** Newest first. */
  tests: MotTest[];
  recall: "yes" | "no" | "unknown" | "unavailable";
}

/** The history of a vehicle's tests. */
export interface MotHistory {
  /** Returns what is held about a vehicle, or null if it is not known. Throws a `VehicleServiceError` without a response. */
  find: (registration: string) => Promise<MotRecord | null>;
}
