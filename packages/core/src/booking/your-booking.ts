import { testBooking } from "@vanfettle/contract/booking/test-booking";
import type { StoredBooking } from "@vanfettle/contract/booking/your-booking-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import type { IdDeps } from "../table/table.ts";
import { readBookingToken } from "./booking-hashes.ts";
import { toExport } from "./booking-queries.ts";
import { eraseOneBooking, smokeTest } from "./erase.ts";
import { isExpired, isTombstone } from "./tombstone.ts";

export type YourBookingDeps = IdDeps & { linkKey: string };

/** The author that the audit log names for an erasure by link. */
const linkHolder = "the booking's link";

/**
 * Returns all stored data of a token's booking. Throws `booking_not_found`, alike for a wrong token
 * and an erased booking.
 */
export async function showBooking(deps: YourBookingDeps, token: string): Promise<StoredBooking> {
  const { data } = await deps.table.entities.booking
    .get({ keyHash: keyHashOf(deps, token) })
    .go({ consistent: true });
  if (!data || isTombstone(data) || isExpired(data, deps.clock())) {
    throw new DomainError("booking_not_found");
  }
  return toExport(data);
}

/**
 * Erases the booking of a token as an operator would, and returns when. Throws `booking_not_found`
 * as `showBooking` does.
 */
export async function eraseYourBooking(
  deps: YourBookingDeps,
  token: string,
): Promise<{ erasedAt: string }> {
  const { registration } = await showBooking(deps, token);
  const { bookings, erasedAt } = await eraseOneBooking(deps, {
    keyHash: keyHashOf(deps, token),
    operator: registration === testBooking.registration ? smokeTest : linkHolder,
  });
  if (bookings === 0) throw new DomainError("booking_not_found");
  return { erasedAt };
}

function keyHashOf({ linkKey }: YourBookingDeps, token: string): string {
  const keyHash = readBookingToken(linkKey, token);
  if (keyHash === undefined) throw new DomainError("booking_not_found");
  return keyHash;
}
