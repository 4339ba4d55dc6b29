import { lawValues } from "@vanfettle/vans/law/law-values";

/** The terms of the legal pages. Legal values about vans are in `law-values.ts`. */
export const legal = {
  minimumAge: 18,
  bookingRetentionYears: 7,
  /** The period covered by DynamoDB's point-in-time recovery. */
  backupDays: 35,
  /** Exceeds the age of any backup, so a restore cannot bring back an erased request. */
  erasedKeyDays: 36,
  privacyResponseDays: 30,
  complaintAcknowledgementDays: lawValues.dataComplaint.acknowledgeWithinDays,
  enquiryResponseBusinessDays: 5,
  liabilityMonths: 12,
  liabilityFloorPounds: 100,
} as const;
