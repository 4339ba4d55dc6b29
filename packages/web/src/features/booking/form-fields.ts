import {
  bookingFields,
  isIdentifierField,
  normaliseField,
  normaliseIdentifier,
  type BookingField,
  type BookingValues,
} from "@vanfettle/contract/booking/booking-rules";
import type { Press } from "../../ui/focus.ts";
import { giveValue } from "../../ui/given-value.ts";

/** Returns the values of the form's fields, normalised for sending. */
export function parseBookingValues(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  const values = bookingFields.map((field) => {
    const text = (data.get(field) as string | null) ?? "";
    return [field, isIdentifierField(field) ? normaliseField[field](text) : text];
  });
  return Object.fromEntries(values) as BookingValues;
}

/**
 * Normalises the text of a registration or postcode field and keeps the caret after the same
 * character.
 */
export function normaliseInput(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement) || !isIdentifierField(input.name)) {
    return;
  }
  const { value, selectionStart } = input;
  const normalised = normaliseField[input.name](value);
  if (normalised === value) return;
  const after = normaliseIdentifier(value.slice(selectionStart ?? value.length)).length;
  const caret = Math.max(0, normalised.length - after);
  input.value = normalised;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Normalises every registration and postcode field of the form. */
export const normaliseForm = (form: HTMLFormElement): void =>
  form.querySelectorAll("input").forEach(normaliseInput);

/** The values that a page gives its form, such as those that the visitor has entered elsewhere. */
export type GivenValues = Pick<BookingValues, "registration" | "postcode" | "serviceType">;

/**
 * Puts the values that the page gives now into the fields that have the values of before. Returns
 * the values that the page has given so far.
 */
export function giveValues(
  form: HTMLFormElement,
  { before, now }: { before: GivenValues; now: GivenValues },
): GivenValues {
  let given = before;
  for (const name of ["registration", "postcode", "serviceType"] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
    if (giveValue(field, before[name], now[name])) given = { ...given, [name]: now[name] };
  }
  return given;
}

/**
 * Returns the first field that matches `predicate`, in a radio group the first choice; null without
 * a match.
 */
export const firstField = (
  form: HTMLFormElement,
  predicate: (field: BookingField) => boolean,
): HTMLElement | null => form.querySelector(`[name="${bookingFields.find(predicate)}"]`);

/**
 * Focuses the first field that matches `predicate`, or else gives the button its focus back, which
 * it loses while it is disabled, and scrolls to the alert.
 */
export function focusAfterFailure(
  press: Press,
  form: HTMLFormElement,
  predicate: (field: BookingField) => boolean,
): void {
  const field = firstField(form, predicate);
  if (!field) press.show(form.querySelector("[role=alert]"));
  press.moveFocus(
    field ?? form.querySelector<HTMLElement>("[type=submit]"),
    field ? "nearest" : "none",
  );
}
