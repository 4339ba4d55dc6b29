import { lawValues } from "@vanfettle/vans/law/law-values";

/**
 * The terms of the legal pages. How long bookings are kept is in
 * `booking-retention.ts`, and legal values about vans are in `law-values.ts`.
 */
export const legal = {
  minimumAge: 18,
  privacyResponseDays: 30,
  complaintAcknowledgementDays: lawValues.dataComplaint.acknowledgeWithinDays,
  enquiryResponseBusinessDays: 5,
  liabilityMonths: 12,
  liabilityFloorPounds: 100,
} as const;
