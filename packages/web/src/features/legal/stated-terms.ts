import { bookingRetention } from "@vanfettle/contract/booking/booking-retention";
import { legal } from "./legal-terms.ts";

export const statedTerms = {
  age: `${legal.minimumAge} or over`,
  retention: `about ${bookingRetention.years} years`,
  complaintAcknowledgement: `within ${legal.complaintAcknowledgementDays} days`,
  privacyResponse: `within ${legal.privacyResponseDays} days`,
  enquiryResponse: `within ${legal.enquiryResponseBusinessDays} business days`,
  liabilityMonths: `${legal.liabilityMonths} months`,
  liabilityFloor: `£${legal.liabilityFloorPounds}`,
} as const;

/** The data that remains after an erasure, and its retention. */
export const whatStays = `Backups hold the request for up to ${bookingRetention.backupDays} days more. We also keep a scrambled key, for ${bookingRetention.erasedKeyDays} days, and a record of when a request was erased. Neither holds what you typed.`;
