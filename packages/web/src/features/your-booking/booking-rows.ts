import { detailsText } from "@vanfettle/contract/bookings/details-text";
import type { StoredBooking } from "@vanfettle/contract/bookings/your-booking-schemas";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { motServiceIds, services } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

interface BookingRow {
  label: string;
  value: string;
  /** The page of the place, which disambiguates namesakes. */
  path?: string;
}

/** Returns the stored booking as labels and values in display order. */
export function bookingRows(booking: StoredBooking): BookingRow[] {
  const { reference, registration, postcode, service, location, locationSlug, customerDetails } =
    booking;
  const pathOf = motServiceIds.includes(service) ? motPath : servicingPath;
  return [
    { label: "Reference", value: reference },
    { label: "Vehicle registration", value: registration },
    { label: "Postcode", value: postcode },
    { label: "Service", value: services.find(({ id }) => id === service)?.name ?? service },
    {
      label: "Location",
      value: location,
      ...(locationSlug !== undefined && { path: pathOf(locationSlug) }),
    },
    { label: "Requested", value: moment.format(new Date(booking.requestedAt)) },
    { label: "Kept until", value: moment.format(new Date(booking.keptUntil)) },
    ...(customerDetails === undefined
      ? []
      : [{ label: "Details", value: detailsText(customerDetails) }]),
  ];
}

/** Returns the rows as lines of text for copying. */
export const bookingAsText = (booking: StoredBooking): string =>
  bookingRows(booking)
    .map(({ label, value, path }) =>
      [
        `${label}: ${value}`,
        ...(path === undefined ? [] : [new URL(path, window.location.href).href]),
      ].join(", "),
    )
    .join("\n");
