/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist could not show what tells namesakes apart */
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/role-has-required-aria-props, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys, and the library selects options */
import Combobox from "@github/combobox-nav";
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { suggest } from "./suggest.ts";
import "./suggestions.css";

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  page: LocationPageName;
};

/** The minimum number of characters for suggestions. A single letter matches hundreds of places. */
const leastCharacters = 2;

/** Returns whether the visitor is in a field. Suggestions for another would cover the page. */
const isFocused = (field: HTMLInputElement | null): boolean =>
  field !== null && field === document.activeElement;

function announcement(text: string, count: number): string {
  if (text.trim().length < leastCharacters) return "";
  if (count === 0) return "No suggestions.";
  return count === 1 ? "1 suggestion." : `${count} suggestions.`;
}

/**
 * The list of suggestions under the field. It makes the field a combobox, following the ARIA
 * authoring practices.
 */
export function Suggestions({ input, page }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox | null>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(() => input.current?.value ?? "");
  // A refused text has its note already, if these load after it was sent.
  const [isOpen, setOpen] = useState(
    () => isFocused(input.current) && input.current?.getAttribute("aria-invalid") !== "true",
  );
  const suggestions = useMemo(
    () => (text.trim().length < leastCharacters ? [] : suggest(text, page)),
    [text, page],
  );
  const isExpanded = isOpen && suggestions.length > 0;

  useEffect(() => {
    const field = input.current;
    if (!field || !list.current) return undefined;
    combobox.current = new Combobox(field, list.current, { tabInsertsSuggestions: false });
    const readText = () => setText(field.value);
    const onInput = () => {
      readText();
      setOpen(isFocused(field));
    };
    const close = () => setOpen(false);
    // The text may have changed since the first render, and without an event while nobody was in it.
    readText();
    field.addEventListener("focus", readText);
    field.addEventListener("input", onInput);
    field.addEventListener("blur", close);
    // The list would cover the note on a registration.
    const { form } = field;
    form?.addEventListener("submit", close);
    return () => {
      form?.removeEventListener("submit", close);
      combobox.current?.destroy();
      field.removeEventListener("focus", readText);
      field.removeEventListener("input", onInput);
      field.removeEventListener("blur", close);
    };
  }, [input]);

  useEffect(() => {
    if (isExpanded) combobox.current?.start();
    else combobox.current?.stop();
  }, [isExpanded, suggestions]);

  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        // Escape closes an open list and keeps the text; a second press clears the field, and a
        // third closes the phone's menu.
        if (isExpanded || field?.value) event.preventDefault();
        if (isExpanded) {
          setOpen(false);
        } else if (field) {
          field.value = "";
          setText("");
        }
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !isExpanded) {
        event.preventDefault();
        setOpen(true);
      }
    };
    field?.addEventListener("keydown", onKeyDown);
    return () => field?.removeEventListener("keydown", onKeyDown);
  }, [input, isExpanded]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        className="suggestions"
        role="listbox"
        aria-label="Suggestions"
        hidden={!isExpanded}
        // The field keeps the focus when an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ label, note, to, service, otherPage }, i) => (
          <div key={to} role="presentation">
            <div id={`${listId}${i}`} role="option" onClick={() => void navigate(to)}>
              <span>
                {label} <small>{note}</small>
              </span>
              {service && <span> {service}</span>}
            </div>
            {otherPage && (
              <div
                id={`${listId}${i}-other`}
                role="option"
                onClick={() => void navigate(otherPage.path)}
              >
                {otherPage.service}
                <span className="sr-only"> in {label}</span>
              </div>
            )}
          </div>
        ))}
      </div>
      <output className="sr-only">{isOpen ? announcement(text, suggestions.length) : ""}</output>
    </>
  );
}
