import { bookingPageLabel } from "@vanfettle/contract/booking/booking-pages";
import { detailsText } from "@vanfettle/contract/booking/details-text";
import type { StoredBooking } from "@vanfettle/contract/booking/your-booking-schemas";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { motServiceIds, serviceName } from "@vanfettle/contract/services";
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
  const { service, location, locationSlug, page, customerDetails } = booking;
  const pathOf = motServiceIds.includes(service) ? motPath : servicingPath;
  const path = locationSlug === undefined ? {} : { path: pathOf(locationSlug) };
  const rows: BookingRow[] = [
    { label: "Reference", value: booking.reference },
    { label: "Vehicle registration", value: booking.registration },
    { label: "Postcode", value: booking.postcode },
    { label: "Service", value: serviceName(service) },
    { label: "Location", value: location, ...path },
    { label: "Requested", value: moment.format(new Date(booking.requestedAt)) },
    ...(page === undefined ? [] : [{ label: "Sent from", value: bookingPageLabel(page) }]),
    { label: "Kept until", value: moment.format(new Date(booking.keptUntil)) },
  ];
  if (customerDetails !== undefined) {
    rows.push({ label: "Details", value: detailsText(customerDetails) });
  }
  return rows;
}

/** Returns the rows as lines of text for copying. */
export const bookingAsText = (booking: StoredBooking): string =>
  bookingRows(booking).map(rowAsText).join("\n");

function rowAsText({ label, value, path }: BookingRow): string {
  const text = `${label}: ${value}`;
  if (path === undefined) return text;
  return `${text}, ${new URL(path, window.location.href).href}`;
}
