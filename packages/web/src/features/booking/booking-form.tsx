import { useNavigate } from "react-router";
import { endpoints } from "@vanfettle/contract/endpoints";
import { isNorthernIrishPostcode } from "@vanfettle/contract/geo/postcode";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { motPath, pages } from "@vanfettle/contract/paths";
import { motServiceIds, type ServiceId } from "@vanfettle/contract/services";
import { class7 } from "@vanfettle/vans/law/law-classes";
import { northernIrishFormNote } from "@vanfettle/vans/law/law-northern-ireland";
import { britishFormNote, feeNotes } from "@vanfettle/vans/law/law-sentences";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { Button } from "../../ui/button.tsx";
import { Field, identifierInput, PlateInput } from "../../ui/field.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Link } from "../../ui/link.tsx";
import { leaveForPartner } from "./leave-for-partner.ts";
import { PartnerNote } from "./partner-note.tsx";
import { dvaNoteId, ServiceRadios, ServiceSelect, useServices } from "./service-fields.tsx";
import { useBookingForm } from "./use-booking-form.ts";
import { useBookingPage } from "./use-booking-page.ts";
import { handOverVan } from "./van-to-check.ts";
import { KeepLink } from "./your-booking/keep-link.tsx";
import { bookingLink } from "./your-booking/kept-bookings.ts";
import { LostLink } from "./your-booking/lost-link.tsx";

export interface BookingFormProps {
  /**
   * `quick` is for the home page, `embedded` for pages about a place or service, `mot` for the MOT
   * landing page.
   */
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
  /**
   * The class of van, if the page states the most that its test may cost; `unknown` if it states
   * that of both. Without it the form states them.
   */
  fees?: VanClass | "unknown" | undefined;
  /** The values that the visitor has already entered elsewhere. */
  registration?: string;
  postcode?: string | undefined;
}

/**
 * The form that requests a quote. Without script the browser posts it to `/book`, where the same
 * rules apply. The hidden key is empty there, because visitors of a cached page would share it.
 */
export function BookingForm(props: BookingFormProps) {
  const {
    variant,
    title,
    description,
    location,
    locationSlug,
    region,
    service = "",
    fees,
    registration = "",
    postcode = "",
  } = props;
  const page = useBookingPage();
  const sentLocation = location ?? (variant === "quick" ? "UK-wide" : "UK");
  const { state, formProps, first } = useBookingForm({
    location: sentLocation,
    locationSlug,
    page,
    validate: variant !== "mot",
    given: { registration, postcode, serviceType: service },
  });
  const { issues, values, isBusy, heldRedirectUrl } = state;
  const navigate = useNavigate();
  function checkVanFirst(): void {
    handOverVan(values);
    void navigate(pages.vanCheck.canonical);
  }
  const isNorthernIrishPage = isNorthernIreland(region);
  const [exampleRegistration, examplePostcode] = isNorthernIrishPage
    ? ["ABZ1234", "BT11AA"]
    : ["AB12CDE", "B11AA"];
  const dvaTests = isNorthernIrishPage || isNorthernIrishPostcode(values.postcode);
  const testedByDva = dvaTests ? motServiceIds : [];
  const services = useServices({
    quoted: testedByDva,
    motPrice: fees === "7" ? class7.maximumFee : undefined,
  });
  const priceHint = fees || dvaTests ? undefined : "A large van's MOT may cost more";
  const motServices = services.filter(({ id }) => motServiceIds.includes(id));
  const selectable = variant === "mot" ? motServices : services;
  const emptyLabel = variant === "quick" ? "Choose a service" : undefined;
  const isNews = !isNorthernIrishPage && testedByDva.includes(values.serviceType);
  // Empty elsewhere, so that screen readers announce a new note.
  const dvaNote = (
    <div id={dvaNoteId} className={isNews ? "note notice" : "note"} aria-live="polite">
      {dvaTests && <span>{`${northernIrishFormNote} `}</span>}
      {isNews && <Link to={motPath("northern-ireland")}>Van MOT in Northern Ireland</Link>}
    </div>
  );
  const [idleLabel, busyLabel] =
    variant === "embedded"
      ? ["Get Your Quote", "Processing..."]
      : ["Get Free Quote", "Getting Quote..."];
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
      <input type="hidden" name="location" value={sentLocation} />
      {locationSlug && <input type="hidden" name="locationSlug" value={locationSlug} />}
      {page && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="key" value="" />
      <div className="booking-fields">
        {/*
          Without `maxLength`, a long value gets a message instead of being cut. Browsers may remember both: with
          `autocomplete="off"` they would not restore the values on the way back to the page.
        */}
        <Field id="registration" label="Vehicle registration" message={issues.registration}>
          {(control) => (
            <PlateInput
              {...control}
              name="registration"
              placeholder={exampleRegistration}
              defaultValue={first.registration}
            />
          )}
        </Field>
        <Field
          id="postcode"
          label="Postcode"
          message={issues.postcode}
          hint={issues.postcode ? undefined : state.postcodeHint}
        >
          {(control) => (
            <input
              {...control}
              {...identifierInput}
              type="text"
              className="field"
              name="postcode"
              defaultValue={first.postcode}
              placeholder={examplePostcode}
              autoComplete="postal-code"
            />
          )}
        </Field>
        {variant === "embedded" ? (
          <ServiceRadios
            options={services}
            chosen={first.serviceType}
            issues={issues}
            noted={testedByDva}
            note={dvaNote}
            priceHint={priceHint}
          />
        ) : (
          <>
            <ServiceSelect
              options={selectable}
              emptyLabel={emptyLabel}
              issues={issues}
              noted={testedByDva}
              priceHint={priceHint}
            />
            {dvaNote}
          </>
        )}
        {!dvaTests && (
          <p className="note fee-note">
            <span>{fees ? feeNotes[fees] : britishFormNote}</span> <HowWeKnow of="mot-law" />
          </p>
        )}
        {/* Without script a Northern Irish postcode is not detected. */}
        {!dvaTests && location === undefined && (
          <noscript>
            <p className="note">{northernIrishFormNote}</p>
          </noscript>
        )}
        <KeepLink id="keep">Keep a link to this request on this device</KeepLink>
        {state.alert && (
          <p className="form-alert" role="alert">
            {state.alert}
          </p>
        )}
        <Button look="primary" large type="submit" disabled={isBusy}>
          {isBusy && !heldRedirectUrl ? busyLabel : idleLabel}
        </Button>
        {variant !== "embedded" && (
          <button className="as-link" type="submit" formAction={endpoints.seeStations.path}>
            Or phone an MOT station near you
          </button>
        )}
        {variant === "quick" && values.registration && (
          <Button onClick={checkVanFirst}>Check this van first</Button>
        )}
        {/* A document link cancels the navigation to the partner's site, which is in progress. */}
        {state.token && heldRedirectUrl && (
          <LinkToCopy token={state.token} redirectUrl={heldRedirectUrl} />
        )}
        {state.token && !heldRedirectUrl && (
          <output className="note notice">
            Your request is sent. <a href={bookingLink(state.token)}>See or erase it</a>
          </output>
        )}
        <PartnerNote hasStations={!isNorthernIrishPage} />
      </div>
    </form>
  );
}

/** Shows a link that could not be saved. The page leaves for the partner's site on a press only. */
const LinkToCopy = ({ token, redirectUrl }: { token: string; redirectUrl: string }) => (
  <div className="notice">
    <p data-link-lost tabIndex={-1} role="alert">
      Your request is sent, but this browser could not save its link. Copy it now: with it you can
      see or erase your request.
    </p>
    <LostLink token={token} />
    <Button look="primary" onClick={() => void leaveForPartner(redirectUrl, () => true)}>
      Continue to our partner
    </Button>
  </div>
);
