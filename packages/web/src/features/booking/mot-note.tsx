import { britishFormNote, northernIrishFormNote } from "@vanfettle/vans/law/law-form-notes";
import { motPath } from "@vanfettle/contract/paths";
import { Link } from "react-router";

/** The id by which the MOT services are described. */
export const dvaNoteId = "dva-note";

interface DvaNoteProps {
  /** Whether the test is done by the DVA: on pages of Northern Ireland, and with a postcode from there. */
  dvaTests: boolean;
  /** Whether the visitor asks for an MOT on a page that does not say who tests in Northern Ireland. */
  isNews: boolean;
}

/** The note on who tests vans in Northern Ireland. It is empty elsewhere, so that screen readers announce it when it comes. */
export function DvaNote({ dvaTests, isNews }: DvaNoteProps) {
  return (
    <div id={dvaNoteId} className={isNews ? "note notice" : "note"} aria-live="polite">
      {dvaTests && northernIrishFormNote}
      {dvaTests && isNews && (
        <>
          {" "}
          <Link to={motPath("northern-ireland")}>Van MOT in Northern Ireland</Link>
        </>
      )}
    </div>
  );
}

/**
 * The note on MOT fees in Great Britain. Without script nothing notices a Northern Irish postcode, so a form for the whole
 * country then shows both notes.
 */
export function FeeNote({ isForWholeCountry }: { isForWholeCountry: boolean }) {
  return (
    <p className="note">
      {britishFormNote}
      {isForWholeCountry && <noscript> {northernIrishFormNote}</noscript>}
    </p>
  );
}
