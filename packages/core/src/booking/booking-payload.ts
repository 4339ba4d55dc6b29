import type { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";

/** The attributes of a booking's row that come from its request. */
export interface PayloadAttributes {
  registration: string;
  postcode: string;
  serviceType: string;
  location: string;
  locationSlug?: string;
  customerDetails?: Record<string, unknown>;
}

/**
 * Returns the attributes that store a request: a column for each of five fields, and
 * `customerDetails` for all others.
 */
export function toAttributes(payload: BookingRequest): PayloadAttributes {
  const { registration, postcode, serviceType, location, locationSlug, ...others } = payload;
  // Fields that were not sent are left out. Other values become the JSON that the database returns.
  const customerDetails = JSON.parse(JSON.stringify(others)) as Record<string, unknown>;
  return {
    registration,
    postcode,
    serviceType,
    location,
    ...(locationSlug !== undefined && { locationSlug }),
    ...(Object.keys(customerDetails).length > 0 && { customerDetails }),
  };
}

/** Returns the details of a row without the page that the request was sent on, and that page. */
export function splitDetails(stored: unknown): { page?: string; details?: object } {
  if (typeof stored !== "object" || stored === null) return {};
  const { page, ...details } = stored as Record<string, unknown>;
  return {
    ...(typeof page === "string" && { page }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/**
 * Returns the request of a row, or of a row to be stored, as text, which is equal for equal
 * requests. The page is left out: the same request sent on two pages is one request.
 */
export function payloadText(row: PayloadAttributes): string {
  const { registration, postcode, serviceType, location, locationSlug } = row;
  const { details: customerDetails } = splitDetails(row.customerDetails);
  const payload = { registration, postcode, serviceType, location, locationSlug, customerDetails };
  return JSON.stringify(payload, (_, value: unknown) => sortKeys(value));
}

/** Returns a map with its keys in order, which the database does not keep. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const byKey = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byKey);
}
