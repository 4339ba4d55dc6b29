import { legal } from "@vanfettle/contract/constants";

/** The figures of the legal pages in the words they appear in, each from the one constant that holds it. */
export const stated = {
  age: `${legal.minimumAge} or over`,
  retention: `about ${legal.bookingRetentionYears} years`,
  privacyAnswer: `within ${legal.privacyResponseDays} days`,
  otherAnswer: `within ${legal.enquiryResponseBusinessDays} business days`,
  liabilityMonths: `${legal.liabilityMonths} months`,
  liabilityFloor: `£${legal.liabilityFloorPounds}`,
} as const;
