import { postcodeMaxLength, registrationMaxLength } from "./constants.ts";
import { isServiceId } from "./services.ts";

/** The booking rules, shared by the forms, the call and the form-encoded fallback. Plain code: the browser runs it. */
export const bookingFields = ["registration", "postcode", "serviceType"] as const;
export type BookingField = (typeof bookingFields)[number];
export type BookingValues = Record<BookingField, string>;
export type BookingIssues = Partial<Record<BookingField, string>>;

export const bookingMessages = {
  registrationRequired: "Vehicle registration is required",
  registrationInvalid: "Invalid registration format",
  postcodeRequired: "Postcode is required",
  postcodeInvalid: "Invalid postcode format",
  serviceTypeRequired: "Please select a service type",
} as const;

/** What typing does to a registration or postcode: upper case, and every character outside A-Z and 0-9 removed. */
export function normaliseIdentifier(value: string): string {
  return value.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Issues by field for values already normalised; empty when the booking may be sent. */
export function bookingIssues(values: BookingValues): BookingIssues {
  const issues: BookingIssues = {};
  const m = bookingMessages;
  if (values.registration.length === 0) issues.registration = m.registrationRequired;
  else if (values.registration.length > registrationMaxLength) issues.registration = m.registrationInvalid;
  if (values.postcode.length === 0) issues.postcode = m.postcodeRequired;
  else if (values.postcode.length > postcodeMaxLength) issues.postcode = m.postcodeInvalid;
  if (!isServiceId(values.serviceType)) issues.serviceType = m.serviceTypeRequired;
  return issues;
}

const fullPostcode = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** Only a hint beside the field: GIR0AA and BFPO numbers are real and fail it. */
export const looksLikePostcode = (postcode: string): boolean => fullPostcode.test(postcode);

/** `SW1A1AA` → `SW1A 1AA`, the form the partner expects; anything unlike a full postcode is left alone. */
export function spacedPostcode(postcode: string): string {
  return looksLikePostcode(postcode) ? `${postcode.slice(0, -3)} ${postcode.slice(-3)}` : postcode;
}
