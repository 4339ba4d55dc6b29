import { pages } from "@vanfettle/contract/paths";
import { Link } from "react-router";

interface Props {
  id: string;
  /** What to enter in the field instead. */
  instead: string;
}

/** States that a registration was not searched for, and leads to the check of vans. */
export function RegistrationNote({ id, instead }: Props) {
  return (
    <p className="field-error" id={id} role="alert">
      This looks like a registration, so we did not search for it.{" "}
      <Link className="text-inherit underline" to={pages.vanCheck.canonical}>
        Check a van by its registration
      </Link>
      , or {instead}
    </p>
  );
}
