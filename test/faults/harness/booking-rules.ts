export interface BookingPayload {
  registration: string;
  postcode: string;
  serviceType: string;
  location: string;
}

export interface StoredBooking extends BookingPayload {
  pk: string;
  id: string;
}

/** The accepted booking, with the address that its visitor was sent to. */
export interface AcceptedBooking {
  key: string;
  payload: BookingPayload;
  redirectUrl: string;
}

const fields = ["registration", "postcode", "serviceType", "location"] as const;

/**
 * I1 and I2: each accepted booking is stored in one row for its key, and every response to a key
 * led to the same address. Each key must have a unique registration, which reveals a second row.
 */
export function bookingViolations(
  accepted: readonly AcceptedBooking[],
  stored: readonly StoredBooking[],
): string[] {
  const byKey = Map.groupBy(accepted, ({ key }) => key);
  const byRegistration = Map.groupBy(stored, ({ registration }) => registration);
  return [...byKey].flatMap(([key, responses]) => {
    const { payload } = responses[0] as AcceptedBooking;
    const rows = byRegistration.get(payload.registration) ?? [];
    const found: string[] = [];
    if (rows.length === 0) found.push(`I1: ${key} was accepted and is not stored`);
    if (rows.length > 1) found.push(`I2: ${key} is stored ${rows.length} times`);
    const [row] = rows;
    if (row && fields.some((field) => row[field] !== payload[field])) {
      found.push(`I1: ${key} is stored with other values`);
    }
    if (new Set(responses.map(({ redirectUrl }) => redirectUrl)).size > 1) {
      found.push(`I2: ${key} got different responses`);
    }
    if (row && responses.some(({ redirectUrl }) => !redirectUrl.includes(row.id))) {
      found.push(`I2: ${key} got another booking than the one stored`);
    }
    return found;
  });
}

/**
 * I2: returns the stored bookings that were never requested. The response to a requested booking
 * may be lost.
 */
export function unrequestedBookings(
  requested: readonly BookingPayload[],
  stored: readonly StoredBooking[],
): string[] {
  const registrations = new Set(requested.map(({ registration }) => registration));
  return stored
    .filter(({ registration }) => !registrations.has(registration))
    .map(({ id }) => `I2: ${id} was never requested`);
}
