import type { Day } from "@vanfettle/vans/calendar-day";

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
