import * as z from "zod";
import { optionalText, unlessEmpty, unlessUnknown } from "../schema-fields.ts";
import { serviceIds } from "../services.ts";
import { bookingPageNames } from "./booking-pages.ts";
import {
  bookingMessages,
  identifierCharacters,
  normaliseField,
  validateField,
  type BookingField,
  type IdentifierField,
} from "./booking-rules.ts";

export const idempotencyKeyLength = { min: 16, max: 255 } as const;
const locationMaxLength = 100;

const Service = z.object({
  id: z.enum(serviceIds),
  name: z.string(),
  price: z.string().describe("Display string: an amount in pounds or 'Get Quote'"),
  description: z.string(),
});

/** Returns a string schema with the same message for empty, missing and non-string values. */
const required = (message: string) => z.string({ error: message });

const byFormRule =
  (field: BookingField): z.core.CheckFn<string> =>
  (ctx) => {
    const message = validateField(field, ctx.value);
    if (message) ctx.issues.push({ code: "custom", message, input: ctx.value });
  };

/**
 * Returns the schema of a registration or postcode. The value is normalised before its length is
 * checked.
 */
const identifier = (field: IdentifierField) =>
  required(bookingMessages[`${field}Required`])
    .regex(identifierCharacters, bookingMessages[`${field}Invalid`])
    .transform(normaliseField[field])
    .check(byFormRule(field));

/** The fields of the booking form that its button for stations needs; others are ignored. */
const SeeStationsForm = z.object({
  registration: identifier("registration"),
  postcode: identifier("postcode"),
});

const invalidLocation = "Location contains characters that place names do not have";

export const BookingRequest = z.object({
  registration: identifier("registration"),
  postcode: identifier("postcode"),
  serviceType: required(bookingMessages.serviceTypeRequired).check(byFormRule("serviceType")),
  location: required("Location is required")
    .trim()
    .min(1, "Location is required")
    .max(locationMaxLength, "Location is too long")
    .regex(/^[\p{Script=Latin} '’.,&()-]*$/u, invalidLocation),
  locationSlug: z
    .string({ error: invalidLocation })
    .max(locationMaxLength, "Location is too long")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, invalidLocation)
    .optional()
    .describe("Canonical slug of the location, which identifies places with the same name"),
  page: unlessUnknown(z.enum(bookingPageNames)).describe(
    "The kind of page that the request was sent on; an unknown value is not stored",
  ),
});

export const BookingResponse = z.object({
  redirectUrl: z.url(),
  token: optionalText.describe(
    "The part after # in the link that shows and erases the booking; only for a request with an Idempotency-Key",
  ),
});

const IdempotencyKey = z
  .string()
  .min(idempotencyKeyLength.min)
  .max(idempotencyKeyLength.max)
  .regex(/^[\x21-\x7e]+$/)
  .describe(
    "Random and new for each booking; repeating it with the same booking returns the booking's link",
  );

/**
 * The schema of a booking form sent without script. Its idempotency key is a form field, empty in a
 * cached page.
 */
const BookingForm = BookingRequest.safeExtend({
  key: unlessEmpty(IdempotencyKey),
});

export const bookingSchemas = {
  listServices: {
    summary: "Returns the services that a visitor can book",
    response: z.array(Service),
  },
  requestBooking: {
    summary: "Stores a booking request and returns the partner URL where the visitor completes it",
    headers: z.object({ "idempotency-key": IdempotencyKey.optional() }),
    body: BookingRequest,
    response: BookingResponse,
  },
  bookByForm: {
    summary:
      "Stores a booking request from an HTML form sent without script. Redirects to the partner, or returns a page that names the invalid fields",
    body: BookingForm,
    response: z.string(),
  },
  seeStations: {
    summary:
      "Checks a van by registration and redirects to the stations near a postcode that test its class, from the booking form. The address has the postcode, never the registration. Returns a page that names the invalid fields",
    body: SeeStationsForm,
    response: z.string(),
  },
} as const;

/** A booking as a client sends it. */
export type SentBooking = z.input<typeof BookingRequest>;
export type BookingRequest = z.output<typeof BookingRequest>;
export type BookingResponse = z.output<typeof BookingResponse>;
