import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import type { MotClass } from "@vanfettle/vans/mot-class";
import { Link } from "react-router";
import { errorId, FieldError } from "../../ui/field-error.tsx";
import { useRegistrationGuard } from "../../ui/use-registration-guard.ts";

const field = "station-postcode";

/** Leads from the class to the stations that test it, and to the booking of an MOT. */
export function NextSteps({ vanClass }: { vanClass: Exclude<MotClass, "heavy"> | undefined }) {
  const { input, isRefused, onSubmit } = useRegistrationGuard(isRegistrationForPostcode);
  if (vanClass === "5") {
    return (
      <>
        <h3>Where to have it tested</h3>
        <p className="mt-2">
          Our search finds stations for class 4 and class 7 only. Call MOT stations near you to find one that tests
          class 5.
        </p>
      </>
    );
  }
  const which = vanClass ? `class ${vanClass}` : "vans";
  return (
    <>
      <h3>Where to have it tested</h3>
      <form className="booking-fields" action={pages.garages.canonical} onSubmit={onSubmit}>
        {vanClass && <input type="hidden" name="class" value={vanClass} />}
        <div>
          <label className="label" htmlFor={field}>
            Postcode
          </label>
          <input
            className="field"
            ref={input}
            id={field}
            name="postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId(field) : undefined}
          />
          <FieldError
            id={errorId(field)}
            message={isRefused ? "This looks like a registration. Enter a postcode, such as SW1A 1AA" : undefined}
          />
        </div>
        <button className="btn btn-navy" type="submit">
          Stations that test {which}
        </button>
      </form>
      <p className="mt-4">
        <Link className="inline-block py-1 underline" to={`${pages.motLanding.canonical}#book`}>
          Or book an MOT through our partner
        </Link>
      </p>
    </>
  );
}
