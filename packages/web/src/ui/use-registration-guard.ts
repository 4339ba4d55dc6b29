import { useRef, useState, type SubmitEvent } from "react";

/**
 * Keeps a registration out of the address of a GET form. Returns the props of its field and form, and true in
 * `isRefused` if a registration was rejected. `isRegistration` tests the field's text; `wasSent` is true if a
 * registration was sent without script.
 */
export function useRegistrationGuard(isRegistration: (text: string) => boolean, wasSent = false) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(wasSent);
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const isMark = isRegistration(input.current?.value ?? "");
    setRefused(isMark);
    if (!isMark) return;
    event.preventDefault();
    input.current?.focus();
  }
  return { input, isRefused, onSubmit };
}
