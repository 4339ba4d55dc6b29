import { Link } from "react-router";
import { pages } from "@vanfettle/contract/paths";

interface Props {
  id: string;
  /** The input that the field expects instead. */
  instead: string;
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
