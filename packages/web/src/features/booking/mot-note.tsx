import { britishFormNote, northernIrishFormNote } from "@vanfettle/vans/law/law-form-notes";
import { motPath } from "@vanfettle/contract/paths";
import { Link } from "react-router";

/** The id of the note that describes the MOT services. */
export const dvaNoteId = "dva-note";

interface DvaNoteProps {
  /** True if the DVA does the test: on Northern Irish pages and for Northern Irish postcodes. */
  dvaTests: boolean;
  /** True if the visitor selects an MOT on a page that is not about Northern Ireland. */
  isNews: boolean;
}

/**
 * The note that the DVA tests vans in Northern Ireland. The element is empty elsewhere, so that screen readers announce
 * a new note.
 */
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
 * The note on MOT fees in Great Britain. Without script a Northern Irish postcode is not detected, so a form for the
 * whole country shows both notes.
 */
export function FeeNote({ isForWholeCountry }: { isForWholeCountry: boolean }) {
  return (
    <p className="note">
      {britishFormNote}
      {isForWholeCountry && <noscript> {northernIrishFormNote}</noscript>}
    </p>
  );
}
