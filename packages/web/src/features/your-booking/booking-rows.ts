import { services } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import type { HeldBooking } from "@vanfettle/contract/bookings/your-booking-schemas";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

/** Returns what is held about a booking as pairs of a label and a value, in the order in which it is shown. */
export function bookingRows(booking: HeldBooking): (readonly [label: string, value: string])[] {
  const { reference, registration, postcode, service, location, locationSlug, customerDetails } = booking;
  return [
    ["Vehicle registration", registration],
    ["Postcode", postcode],
    ["Service", services.find(({ id }) => id === service)?.name ?? service],
    ["Location", location],
    ...(locationSlug === undefined ? [] : ([["Page of the location", locationSlug]] as const)),
    ["Requested", moment.format(new Date(booking.requestedAt))],
    ["Kept until", moment.format(new Date(booking.keptUntil))],
    ["Reference", reference],
    ...(customerDetails === undefined ? [] : ([["Details", JSON.stringify(customerDetails)]] as const)),
  ];
}

/** Returns the same as lines of text, to be copied. */
export const bookingAsText = (booking: HeldBooking): string =>
  bookingRows(booking)
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
