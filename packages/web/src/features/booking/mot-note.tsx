import { britishFormNote, northernIrishFormNote } from "@vanfettle/vans/law/law-form-notes";
import { motPath } from "@vanfettle/contract/paths";
import { Link } from "react-router";

interface MotNoteProps {
  /** Whether the test is done by the DVA: on pages of Northern Ireland, and with a postcode from there. */
  dvaTests: boolean;
  /** Whether the visitor asks for an MOT on a page that does not say who tests in Northern Ireland. */
  isNews: boolean;
  /** Whether visitors of the page may be anywhere in the country. */
  isForWholeCountry: boolean;
}

/**
 * The note on MOT tests in a form. Without script nothing notices a Northern Irish postcode, so a form for the whole
 * country then shows both notes.
 */
export function MotNote({ dvaTests, isNews, isForWholeCountry }: MotNoteProps) {
  return (
    <div className={dvaTests && isNews ? "note notice" : "note"} aria-live="polite">
      {dvaTests ? northernIrishFormNote : britishFormNote}
      {dvaTests && isNews && (
        <>
          {" "}
          <Link to={motPath("northern-ireland")}>Van MOT in Northern Ireland</Link>
        </>
      )}
      {isForWholeCountry && !dvaTests && <noscript> {northernIrishFormNote}</noscript>}
    </div>
  );
}
