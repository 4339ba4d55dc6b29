import {
  bookingFields,
  normaliseIdentifier,
  type BookingField,
  type BookingValues,
} from "@vanfettle/contract/bookings/booking-rules";

/** Returns the values of the form's fields, normalised for sending. */
export function parseBookingValues(form: HTMLFormElement): BookingValues {
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

/** Returns true if an event's target is the registration or postcode field. */
export const isIdentifierInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.name === "registration" || target.name === "postcode");

/** Normalises the text of a registration or postcode field and keeps the caret after the same character. */
export function normaliseInput(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const normalised = normaliseIdentifier(value);
  if (normalised === value) return;
  const caret = normaliseIdentifier(value.slice(0, selectionStart ?? value.length)).length;
  input.value = normalised;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Normalises every registration and postcode field of the form. */
export function normaliseForm(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll("input")) if (isIdentifierInput(input)) normaliseInput(input);
}

/**
 * Focuses the first field that matches `predicate` and scrolls it into view. In a radio group, focuses the first
 * choice.
 */
export function focusFirstField(form: HTMLFormElement, predicate: (field: BookingField) => boolean): void {
  const field = bookingFields.find(predicate);
  const control = field && form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
  control?.focus({ preventScroll: true });
  // Scroll only as far as needed and include the label: a centred field would leave half of the page under the header.
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}
