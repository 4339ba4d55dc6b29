import type { Day } from "@vanfettle/vans/calendar-day";
import type { TestDefect } from "./defect-service.ts";

/** The record of a test in DVSA's MOT history. */
export interface MotTest {
  /** `DVSA` for an MOT, `DVA NI` for a test in Northern Ireland, `CVS` for the annual test of a heavy vehicle. */
  dataSource: string;
  on: Day;
  passed: boolean;
  expiryDate: Day | null;
  miles: number | null;
  defects: (TestDefect & { dangerous: boolean })[];
}

/** The DVSA record of a vehicle. It does not contain the weight. */
export interface MotRecord {
  make: string | null;
  model: string | null;
  colour: string | null;
  fuel: string | null;
  registrationDate: Day | null;
  /** The due day of the first test. DVSA sends it only until the first test. */
  firstTestDue: Day | null;
  /** The tests, newest first. */
  tests: MotTest[];
  recall: "yes" | "no" | "unknown" | "unavailable";
}

/** The interface to a source of MOT histories. */
export interface MotHistory {
  /** Returns the record of a vehicle, or null if it is unknown. Throws a `VehicleServiceError` without a response. */
  find: (registration: string) => Promise<MotRecord | null>;
}

/** The DVLA record of a vehicle. It contains neither the model nor the body type. */
export interface EnquiryRecord {
  make: string | null;
  colour: string | null;
  fuel: string | null;
  /** Year and month, such as `2019-03`. */
  monthRegistered: string | null;
  /** The design gross weight in kg for most vans; null if unknown. */
  revenueWeight: number | null;
  typeApproval: string | null;
  motExpiryDate: Day | null;
  taxStatus: string | null;
  taxDueDate: Day | null;
}

/** The interface to the register of vehicles. */
export interface VehicleEnquiry {
  /** Returns the record of a vehicle, or null if it is unknown. Throws a `VehicleServiceError` without a response. */
  find: (registration: string) => Promise<EnquiryRecord | null>;
}
