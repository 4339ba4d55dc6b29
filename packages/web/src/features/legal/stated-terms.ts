import { legal } from "@vanfettle/contract/legal-terms";

export const statedTerms = {
  age: `${legal.minimumAge} or over`,
  retention: `about ${legal.bookingRetentionYears} years`,
  complaintAcknowledgement: `within ${legal.complaintAcknowledgementDays} days`,
  privacyResponse: `within ${legal.privacyResponseDays} days`,
  enquiryResponse: `within ${legal.enquiryResponseBusinessDays} business days`,
  liabilityMonths: `${legal.liabilityMonths} months`,
  liabilityFloor: `£${legal.liabilityFloorPounds}`,
} as const;
