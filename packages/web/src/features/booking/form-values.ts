import {
  bookingFields,
  normaliseIdentifier,
  type BookingField,
  type BookingValues,
} from "@vanfettle/contract/booking-rules";

export function readBooking(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  const text = (field: BookingField): string => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    registration: normaliseIdentifier(text("registration")),
    postcode: normaliseIdentifier(text("postcode")),
    serviceType: text("serviceType"),
  };
}

/** Brings the visitor to the first of these fields; a radio group answers with its first choice. */
export function focusFirst(form: HTMLFormElement, isWanted: (field: BookingField) => boolean): void {
  const field = bookingFields.find(isWanted);
  const control = field && form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
  control?.focus({ preventScroll: true });
  // No further than needed, and with its label: centring the field would leave the page half under the header.
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}
