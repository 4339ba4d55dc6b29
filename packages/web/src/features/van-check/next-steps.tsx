import { pages } from "@vanfettle/contract/paths";
import type { VanClass } from "@vanfettle/vans/van-classes";
import { Link } from "react-router";

/** Leads from the class to the stations that test it, and to the booking of an MOT. */
export function NextSteps({ vanClass }: { vanClass: VanClass | undefined }) {
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
