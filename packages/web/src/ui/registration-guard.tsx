import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { pages } from "@vanfettle/contract/paths";
import { takePress } from "./focus.ts";
import { Link } from "./link.tsx";

/**
 * Keeps a registration out of the address of a GET form. Returns the props of its field and form,
 * and true in `isRefused` if a registration was rejected. `isRegistration` tests the field's text;
 * `wasSent` is true if a registration was sent without script.
 */
export function useRegistrationGuard(isRegistration: (text: string) => boolean, wasSent = false) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(wasSent);
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const isMark = isRegistration(input.current?.value ?? "");
    setRefused(isMark);
    if (!isMark) return;
    event.preventDefault();
    takePress().moveFocus(input.current);
  }
  return { input, isRefused, onSubmit };
}

interface Props {
  id: string;
  /** The input that the field expects instead. */
  instead: ReactNode;
}

/** The note that a registration was not searched for, with a link to the van check. */
export const RegistrationNote = ({ id, instead }: Props) => (
  <p className="field-error" id={id} role="alert">
    This looks like a registration, so we did not search for it.{" "}
    <Link className="text-inherit underline" to={pages.vanCheck.canonical}>
      Check a van by its registration
    </Link>
    , or {instead}
  </p>
);
