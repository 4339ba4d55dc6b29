import { normaliseIdentifier } from "@vanfettle/contract/booking-rules";

/** Rewrites a registration or postcode field to what it may hold, keeping the caret behind the same character. */
export function tidyIdentifier(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const tidy = normaliseIdentifier(value);
  if (tidy === value) return;
  const caret = normaliseIdentifier(value.slice(0, selectionStart ?? value.length)).length;
  input.value = tidy;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

export const isIdentifier = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.name === "registration" || target.name === "postcode");

/** The fields are the browser's own, so what was typed before the script was live is read like all else. */
export function tidyForm(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll("input")) if (isIdentifier(input)) tidyIdentifier(input);
}
