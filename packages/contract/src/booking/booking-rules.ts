import { withoutCountryLetters } from "@vanfettle/vans/registration-shapes";
import { visibleText } from "@vanfettle/vans/visible-text";
import { isServiceId } from "../services.ts";

// The booking rules, shared by the booking forms, the JSON endpoint and the form-encoded endpoint.
// They use no validation library, because the browser loads this file.

export const registrationMaxLength = 8;
const postcodeMaxLength = 8;
/**
 * Equal booking requests without an idempotency key that arrive within this many minutes are stored
 * as one booking.
 */
export const duplicateBookingWindowMinutes = 10;

/** The fields of the form in its order, in which the first invalid one gets the focus. */
export const bookingFields = ["registration", "postcode", "serviceType"] as const;
export type BookingField = (typeof bookingFields)[number];
export type BookingValues = Record<BookingField, string>;
export type BookingIssues = Partial<Record<BookingField, string>>;

export const emptyBooking = Object.fromEntries(
  bookingFields.map((field) => [field, ""]),
) as BookingValues;

export const identifierFields = ["registration", "postcode"] as const;
export type IdentifierField = (typeof identifierFields)[number];

/** Returns whether a field of a form is a registration or postcode, which is normalised. */
export const isIdentifierField = (field: string): field is IdentifierField =>
  identifierFields.some((name) => name === field);

export const bookingMessages = {
  registrationRequired: "Vehicle registration is required",
  registrationInvalid: "Invalid registration format",
  postcodeRequired: "Postcode is required",
  postcodeInvalid: "Invalid postcode format",
  serviceTypeRequired: "Please select a service type",
} as const;

/**
 * The characters of an identifier as sent. The server rejects others: a changed value could name
 * another van.
 */
export const identifierCharacters = /^[A-Za-z0-9 .-]*$/;

/**
 * Normalises a registration or postcode: upper case, with every character other than A-Z and 0-9
 * removed.
 */
export const normaliseIdentifier = (value: string): string =>
  value.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Normalises a registration, also without the letters of the country before it. */
export function normaliseRegistration(value: string): string {
  const visible = visibleText(value);
  const bare = withoutCountryLetters(visible);
  return normaliseIdentifier(bare === visible ? value : bare);
}

/** The normalisation of each field that is a registration or postcode. */
export const normaliseField: Record<IdentifierField, (value: string) => string> = {
  registration: normaliseRegistration,
  postcode: normaliseIdentifier,
};

const messageOf: Record<BookingField, (value: string) => string | undefined> = {
  registration: (value) => identifierMessage("registration", value, registrationMaxLength),
  postcode: (value) => identifierMessage("postcode", value, postcodeMaxLength),
  serviceType: (value) => (isServiceId(value) ? undefined : bookingMessages.serviceTypeRequired),
};

function identifierMessage(
  field: IdentifierField,
  value: string,
  maxLength: number,
): string | undefined {
  if (value === "") return bookingMessages[`${field}Required`];
  return value.length > maxLength ? bookingMessages[`${field}Invalid`] : undefined;
}

/** Checks a normalised value. Returns the field's message, or undefined when the value is valid. */
export const validateField = (field: BookingField, value: string): string | undefined =>
  messageOf[field](value);

/**
 * Checks normalised values. Returns one message per invalid field, or an empty object when the
 * booking is valid.
 */
export function validateBooking(values: BookingValues): BookingIssues {
  const issues: BookingIssues = {};
  for (const field of bookingFields) {
    const message = validateField(field, values[field]);
    if (message) issues[field] = message;
  }
  return issues;
}
