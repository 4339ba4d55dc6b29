import {
  bookingFields,
  normaliseIdentifier,
  type BookingField,
  type BookingValues,
} from "@vanfettle/contract/bookings/booking-rules";

/** Reads the values of the form's fields, normalised as they are sent. */
export function readBookingValues(form: HTMLFormElement): BookingValues {
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

/** Whether an event's target is the registration or the postcode field. */
export const isIdentifierInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.name === "registration" || target.name === "postcode");

/** Normalises the text of a registration or postcode field and leaves the caret behind the same character. */
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

/** Focuses the first field that fulfils `predicate` and scrolls it into view; in a radio group, its first choice. */
export function focusFirstField(form: HTMLFormElement, predicate: (field: BookingField) => boolean): void {
  const field = bookingFields.find(predicate);
  const control = field && form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
  control?.focus({ preventScroll: true });
  // No further than needed, and with its label: centring the field would leave the page half under the header.
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}
