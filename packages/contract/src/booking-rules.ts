import { postcodeMaxLength, registrationMaxLength } from "./constants.ts";
import { isServiceId } from "./services.ts";

/**
 * The booking rules, shared by the booking forms, the JSON endpoint and the form-encoded endpoint. They use no
 * validation library, because the browser loads this file.
 */
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

/** Normalises a registration or postcode: upper case, with every character other than A-Z and 0-9 removed. */
export function normaliseIdentifier(value: string): string {
  return value.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Checks normalised values. Returns one message per invalid field, or an empty object when the booking is valid. */
export function validateBooking(values: BookingValues): BookingIssues {
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

/** Returns whether the text has the form of a full postcode. It is a hint only: GIR0AA and BFPO numbers are real and fail. */
export const looksLikePostcode = (postcode: string): boolean => fullPostcode.test(postcode);

/** Inserts the space that the partner's site expects: `SW1A1AA` becomes `SW1A 1AA`. Other text is returned unchanged. */
export function formatPostcode(postcode: string): string {
  return looksLikePostcode(postcode) ? `${postcode.slice(0, -3)} ${postcode.slice(-3)}` : postcode;
}
