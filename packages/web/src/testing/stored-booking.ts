import type { StoredBooking } from "@vanfettle/contract/booking/your-booking-schemas";

/** What the API shows of a booking to the holder of its link. */
export const storedBooking: StoredBooking = {
  reference: "bkg_01",
  registration: "AB12CDE",
  postcode: "SW1A 1AA",
  service: "mot",
  location: "Birmingham",
  requestedAt: "2026-06-21T10:05:00.000Z",
  keptUntil: "2033-07-21T10:05:00.000Z",
};
