import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import {
  placePattern,
  postcodeLikeRegistration,
  searchHoldsRegistration,
} from "@vanfettle/contract/find/holds-registration";
import { pages, type LocationPageName } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { loadPart } from "../../ui/load-part.ts";
import { offerReload } from "../../ui/part-failure.ts";
import { Part } from "../../ui/part.tsx";
import { RegistrationNote, useRegistrationGuard } from "../../ui/registration-guard.tsx";
import { findPath, forMot, readingAbout } from "./reading-about.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

interface FindFormProps {
  /** The id of the field. A page may have several such forms. */
  id: string;
  text?: string;
  /** The placeholder for the header, which does not have space for a label on wide screens. */
  placeholder?: string;
  /** True if the button is the page's main button. */
  primary?: boolean;
  /** True if a registration was sent without script. */
  isRegistration?: boolean;
  /** The postcode that it may be meant for. */
  likePostcode?: string | undefined;
  /** The kind of page that results open on; without it that of the current page. */
  page?: LocationPageName;
}

/** Ends the browser's check of an interactive form, whose note says more than its message. */
const endNativeCheck = (form: HTMLFormElement | null): void => form?.setAttribute("novalidate", "");

/**
 * The search box for a town or postcode: a plain GET form. Results open on their servicing or MOT
 * page, depending on the current page. Suggestions, with all place names, load when the field is
 * first focused. A registration is not sent, because it would appear in an address: the browser
 * checks the field by its pattern until the page's script runs.
 */
export function FindForm({
  id,
  text,
  placeholder,
  primary = false,
  isRegistration = false,
  likePostcode: sentLikePostcode,
  page: wantedPage,
}: FindFormProps) {
  const currentPage = readingAbout(useLocation());
  const page = wantedPage ?? currentPage;
  const { input, isRefused, onSubmit } = useRegistrationGuard(
    searchHoldsRegistration,
    isRegistration,
  );
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [likePostcode, setLikePostcode] = useState(sentLikePostcode);
  const noteId = `${id}-registration`;
  // Without suggestions the form works, and the next focus tries again.
  const load = async (): Promise<void> => {
    try {
      const module = await loadPart("suggestions", () => import("./suggestions.tsx"));
      // A component is a function, which React would call as an update of the state.
      setSuggestions(() => module.Suggestions);
    } catch {
      offerReload("The suggestions did not load. You can still search.");
    }
  };
  useEffect(() => {
    if (document.activeElement === input.current) void load();
  }, [input]);
  return (
    <search>
      <form
        className="find"
        action={pages.find.canonical}
        onSubmit={(event) => {
          setLikePostcode(postcodeLikeRegistration(input.current?.value ?? ""));
          onSubmit(event);
        }}
        ref={endNativeCheck}
      >
        <p>
          <label htmlFor={id}>Town, village, county</label> or postcode
        </p>
        <input
          id={id}
          ref={input}
          className="field"
          type="search"
          name="q"
          pattern={placePattern}
          title="Town or postcode. A postcode has the digits 0 and 1, not the letters O and I. To enter a registration, use the van check."
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void load()}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? noteId : undefined}
        />
        {page === "motLocation" && <input type="hidden" name="for" value={forMot} />}
        <input
          className={primary ? "btn btn-primary" : "btn btn-line"}
          type="submit"
          value="Find"
        />
        {isRefused && (
          <RegistrationNote
            id={noteId}
            instead={
              likePostcode ? (
                <>
                  search for the postcode{" "}
                  <Link className="text-inherit underline" to={findPath(likePostcode, page)}>
                    {likePostcode}
                  </Link>
                </>
              ) : (
                "enter a town or a postcode. In a postcode use the digits 0 and 1, not the letters O and I."
              )
            }
          />
        )}
        {Suggestions && (
          <Part name="suggestions">
            <Suggestions input={input} page={page} />
          </Part>
        )}
      </form>
    </search>
  );
}
