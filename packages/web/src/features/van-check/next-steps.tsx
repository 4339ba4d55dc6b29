import { pages } from "@vanfettle/contract/paths";
import type { MotClass } from "@vanfettle/vans/mot-class";
import { Link } from "react-router";

/** Leads from the class to the stations that test it, and to the booking of an MOT. */
export function NextSteps({ vanClass }: { vanClass: Exclude<MotClass, "heavy"> | undefined }) {
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
      <form className="booking-fields" action={pages.garages.canonical}>
        {vanClass && <input type="hidden" name="class" value={vanClass} />}
        <div>
          <label className="label" htmlFor="station-postcode">
            Postcode
          </label>
          <input
            className="field"
            id="station-postcode"
            name="postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        </div>
        <button className="btn btn-navy" type="submit">
          Stations that test {which}
        </button>
      </form>
      <p className="mt-4">
        <Link className="underline" to={`${pages.motLanding.canonical}#book`}>
          Or book an MOT through our partner
        </Link>
      </p>
    </>
  );
}
