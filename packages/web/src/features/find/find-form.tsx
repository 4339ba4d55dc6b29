import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { RegistrationNote } from "../../ui/registration-note.tsx";
import { forMot, readingAbout } from "./reading-about.ts";
import { useRegistrationGuard } from "../../ui/use-registration-guard.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

interface FindFormProps {
  /** The id of the field, since a page may have several of these forms. */
  id: string;
  text?: string;
  /** For the header, where a wide screen has no room for the label. */
  placeholder?: string;
  /** Whether its button is the main one of the page. */
  primary?: boolean;
  /** Whether a registration was sent without script. */
  isRegistration?: boolean;
}

/**
 * The box in which visitors look for their town or postcode: a plain GET form. Places found open on their page of
 * servicing or of the MOT, whichever this page is about. Its suggestions, with all names of
 * places, are loaded when the field is first focused. A registration is not sent, as it would stand in an address.
 */
export function FindForm({ id, text, placeholder, primary = false, isRegistration = false }: FindFormProps) {
  const page = readingAbout(useLocation());
  const { input, isRefused, onSubmit } = useRegistrationGuard(holdsRegistration, isRegistration);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const noteId = `${id}-registration`;
  const load = () =>
    void import("./suggestions.tsx").then(
      (module) => setSuggestions(() => module.Suggestions),
      // Without suggestions the form is sent as it is.
      () => {},
    );
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [input]);
  return (
    <search>
      <form className="find" action={pages.find.canonical} onSubmit={onSubmit}>
        <p>
          <label htmlFor={id}>Town, village, county</label> or postcode
        </p>
        <input
          id={id}
          ref={input}
          className="field"
          type="search"
          name="q"
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onFocus={load}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? noteId : undefined}
        />
        {page === "motLocation" && <input type="hidden" name="for" value={forMot} />}
        <input className={primary ? "btn btn-primary" : "btn btn-line"} type="submit" value="Find" />
        {isRefused && (
          <RegistrationNote
            id={noteId}
            instead="enter a town or a postcode. In a postcode use the digit 0, not the letter O."
          />
        )}
        {Suggestions && <Suggestions input={input} page={page} />}
      </form>
    </search>
  );
}
