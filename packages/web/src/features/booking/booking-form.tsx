import { legal } from "@vanfettle/contract/legal-terms";
import { type ServiceId, motServiceIds } from "@vanfettle/contract/services";
import { pages } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { PostcodeField, RegistrationField } from "./identifier-fields.tsx";
import { isBusy } from "./booking-form-state.ts";
import { parseBookingValues } from "./form-fields.ts";
import { DvaNote, FeeNote } from "./mot-note.tsx";
import { ServiceRadios, ServiceSelect } from "./service-fields.tsx";
import { bookingLink } from "../your-booking/booking-link.ts";
import { useBookingForm } from "./use-booking-form.ts";
import { useServices } from "./use-services.ts";
import { handOverVan } from "./van-to-check.ts";
import { Figures } from "../../ui/figures.tsx";
import { PartnerNote } from "../../ui/partner-note.tsx";

export interface BookingFormProps {
  /** `quick` is for the home page, `embedded` for pages about a place or service, `mot` for the MOT landing page. */
  variant: "quick" | "embedded" | "mot";
  title?: string;
  description?: string;
  /** The name of the page's place; without it the booking is for the whole country. */
  location?: string;
  /** The slug of that place. It is sent with the name, which places may share. */
  locationSlug?: string;
  /** The region of that place: in Northern Ireland the DVA tests vans, not garages. */
  region?: string;
  /** The initially selected service, in the embedded form only. */
  service?: ServiceId;
  /** The values that the visitor has already entered. */
  registration?: string;
  postcode?: string;
}

const labels = {
  quick: { idle: "Get Free Quote", submitting: "Getting Quote..." },
  embedded: { idle: "Get Your Quote", submitting: "Processing..." },
  mot: { idle: "Get Free Quote", submitting: "Getting Quote..." },
} as const;

const examples = { registration: "AB12CDE", postcode: "B11AA" };
const northernIrishExamples = { registration: "ABZ1234", postcode: "BT11AA" };

/** The button that opens the van check for the van in the form. */
function CheckVanFirst() {
  const navigate = useNavigate();
  function onClick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    if (form) handOverVan(parseBookingValues(form));
    void navigate(pages.vanCheck.canonical);
  }
  return (
    <button className="btn btn-line" type="button" onClick={onClick}>
      Check this van first
    </button>
  );
}

/**
 * The form that requests a quote. Without script the browser posts it to `/book`, where the same rules apply. The
 * hidden key is empty there, because visitors of a cached page would share it.
 */
export function BookingForm({
  variant,
  title,
  description,
  location,
  locationSlug,
  region,
  service,
  registration,
  postcode,
}: BookingFormProps) {
  const sentLocation = location ?? (variant === "quick" ? "UK-wide" : "UK");
  const { state, formProps } = useBookingForm({
    location: sentLocation,
    locationSlug,
    validate: variant !== "mot",
  });
  const { issues } = state;
  const isNorthernIrishPage = isNorthernIreland(region);
  const example = isNorthernIrishPage ? northernIrishExamples : examples;
  const dvaTests = isNorthernIrishPage || state.isInNorthernIreland;
  const testedByDva = dvaTests ? motServiceIds : [];
  const services = useServices({ quoted: testedByDva });
  const isNews = !isNorthernIrishPage && testedByDva.includes(state.serviceType);
  const dvaNote = <DvaNote dvaTests={dvaTests} isNews={isNews} />;
  const label = labels[variant];
  return (
    <form
      {...formProps}
      id="book"
      className="booking"
      method="post"
      action="/book"
      noValidate
      aria-labelledby={title ? "book-title" : undefined}
      aria-label={title ? undefined : "Quote form"}
    >
      {title && (
        <h2 className="booking-title" id="book-title">
          {title}
        </h2>
      )}
      {description && <p className="booking-description">{description}</p>}
      <PartnerNote hasStations={!isNorthernIrishPage} />
      <input type="hidden" name="location" value={sentLocation} />
      {locationSlug && <input type="hidden" name="locationSlug" value={locationSlug} />}
      <input type="hidden" name="key" value="" />
      <Figures as="div" of="prices mot-law terms" className="booking-fields">
        <RegistrationField issues={issues} example={example.registration} value={registration} />
        <PostcodeField issues={issues} example={example.postcode} hint={state.postcodeHint} value={postcode} />
        {variant === "embedded" ? (
          <ServiceRadios options={services} chosen={service} issues={issues} noted={testedByDva} note={dvaNote} />
        ) : (
          <>
            <ServiceSelect
              options={variant === "mot" ? services.filter(({ id }) => motServiceIds.includes(id)) : services}
              emptyLabel={variant === "quick" ? "Choose a service" : undefined}
              issues={issues}
              isNoted={dvaTests}
            />
            {dvaNote}
          </>
        )}
        {!dvaTests && <FeeNote isForWholeCountry={location === undefined} />}
        <label className="note keep">
          <input type="checkbox" id="keep" /> Save a link in this browser to see or erase it later
        </label>
        <button className="btn btn-primary btn-large" type="submit" disabled={isBusy(state)}>
          {isBusy(state) ? label.submitting : label.idle}
        </button>
        {variant === "quick" && state.hasRegistration && <CheckVanFirst />}
        {/* A document link cancels the navigation to the partner's site, which is in progress. */}
        {state.token && (
          <output className="note notice">
            Your request is sent. <a href={bookingLink(state.token)}>See or erase it</a>
          </output>
        )}
        <p className="note">
          You will be redirected to our partner's booking site to complete the booking. By continuing you confirm you
          are {legal.minimumAge} or over. <Link to={pages.privacyPolicy.canonical}>Privacy policy</Link>
        </p>
      </Figures>
    </form>
  );
}
