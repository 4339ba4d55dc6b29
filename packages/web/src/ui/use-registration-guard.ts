import { useRef, useState, type SubmitEvent } from "react";

/**
 * Keeps a registration out of the address that a GET form leads to. Returns the props of its field and form, and whether
 * a registration was refused. `isRegistration` reads the field's text; `wasSent` is true if one was sent without script.
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
