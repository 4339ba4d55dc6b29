import type { Day } from "@vanfettle/vans/calendar-day";

/** What DVLA holds about a vehicle. It has neither a model nor a kind of body. */
export interface EnquiryRecord {
  make: string | null;
  colour: string | null;
  fuel: string | null;
  /** Year and month, such as `2019-03`. */
  monthRegistered: string | null;
  /** The design gross weight in kg for most vans; null where DVLA has none. */
  revenueWeight: number | null;
  typeApproval: string | null;
  motExpiryDate: Day | null;
  taxStatus: string | null;
  taxDueDate: Day | null;
}

/** The register of vehicles. */
export interface VehicleEnquiry {
  /** Returns what is held about a vehicle, or null if it is not known. Throws a `VehicleServiceError` without a response. */
  find: (registration: string) => Promise<EnquiryRecord | null>;
}
