import { legal } from "@vanfettle/contract/constants";

/** The terms on the legal pages, built from the constants. */
export const statedTerms = {
  age: `${legal.minimumAge} or over`,
  retention: `about ${legal.bookingRetentionYears} years`,
  privacyResponse: `within ${legal.privacyResponseDays} days`,
  enquiryResponse: `within ${legal.enquiryResponseBusinessDays} business days`,
  liabilityMonths: `${legal.liabilityMonths} months`,
  liabilityFloor: `£${legal.liabilityFloorPounds}`,
} as const;
