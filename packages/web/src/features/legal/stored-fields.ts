import type { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";

interface StoredField {
  name: string;
  /** The field's description in the privacy policy. */
  listed: string;
}

/**
 * The name and description of each stored field of a booking; `null` for a part of another field.
 */
const ofRequest: Record<keyof BookingRequest, StoredField | null> = {
  registration: { name: "registration", listed: "the vehicle registration you typed" },
  postcode: { name: "postcode", listed: "the postcode you typed" },
  serviceType: { name: "service", listed: "the service you chose" },
  location: {
    name: "location",
    listed: "the location whose page you were on, or that the request is for the UK",
  },
  locationSlug: null,
  page: {
    name: "kind of page",
    listed: "the kind of page that you sent it on, such as a van check",
  },
};

/** The stored fields of a booking, in the order of the privacy policy. */
export const storedFields: readonly StoredField[] = [
  ...Object.values(ofRequest).filter((field) => field !== null),
  { name: "time", listed: "the date and time of the request" },
];
