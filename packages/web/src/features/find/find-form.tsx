import { pages } from "@vanfettle/contract/paths";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { forMot, readingAbout } from "./reading-about.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

interface FindFormProps {
  /** The id of the field, since a page may have several of these forms. */
  id: string;
  text?: string;
}

/**
 * The box in which visitors look for their town or postcode: a plain GET form. Places found open on their page of
 * servicing or of the MOT, whichever this page is about. Its suggestions, with all names of
 * places, are loaded when the field is first focused.
 */
export function FindForm({ id, text }: FindFormProps) {
  const page = readingAbout(useLocation());
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () =>
    void import("./suggestions.tsx").then(
      (module) => setSuggestions(() => module.Suggestions),
      // Without suggestions the form is sent as it is.
      () => {},
    );
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);
  return (
    <search>
      <form className="find" action={pages.find.canonical}>
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
          autoComplete="off"
          spellCheck={false}
          onFocus={load}
        />
        {page === "motLocation" && <input type="hidden" name="for" value={forMot} />}
        <input className="btn btn-primary" type="submit" value="Find" />
        {Suggestions && <Suggestions input={input} page={page} />}
      </form>
    </search>
  );
}
