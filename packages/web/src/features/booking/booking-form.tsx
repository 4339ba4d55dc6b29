import { defaultFormLocation, homeFormLocation, legal } from "@vanfettle/contract/constants";
import type { ServiceId } from "@vanfettle/contract/services";
import { pages } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/regions";
import { dvaTestNote, motClassNote } from "../location/texts/mot-class-note.ts";
import { Fixed } from "../../ui/fixed.tsx";
import { PostcodeField, RegistrationField } from "./identifier-fields.tsx";
import { ServiceRadios, ServiceSelect, useServices } from "./service-fields.tsx";
import { useBookingForm } from "./use-booking-form.ts";

export interface BookingFormProps {
  /** `quick`: the home page's. `embedded`: inside a page about one place or service. `mot`: the MOT landing page's. */
  variant: "quick" | "embedded" | "mot";
  title?: string;
  description?: string;
  /** The name of the place; by default the form speaks for the whole country. */
  location?: string;
  /** Of that place: who tests vans there is a matter of law. */
  region?: string;
  /** Chosen from the start; embedded form only. */
  service?: ServiceId;
}

const labels = {
  quick: { idle: "Get Free Quote", submitting: "Getting Quote..." },
  embedded: { idle: "Get Your Quote", submitting: "Processing..." },
  mot: { idle: "Get Free Quote", submitting: "Getting Quote..." },
} as const;

const motServices = ["mot", "mot-service"];

/**
 * Asks for a quote. Without script the browser posts it to `/book`, by the same rules; the hidden key is empty there,
 * because a cached page would give many visitors the same one.
 */
export function BookingForm({ variant, title, description, location, region, service }: BookingFormProps) {
  const sentLocation = location ?? (variant === "quick" ? homeFormLocation : defaultFormLocation);
  const { ref, events, issues, submitting, oddPostcode } = useBookingForm({
    location: sentLocation,
    validate: variant !== "mot",
  });
  const dvaTests = isNorthernIreland(region);
  const { services, areBuiltIn } = useServices({ quoted: dvaTests ? motServices : [] });
  const label = labels[variant];
  return (
    <form
      ref={ref}
      id="book"
      className="booking"
      method="post"
      action="/book"
      noValidate
      aria-labelledby={title ? "book-title" : undefined}
      aria-label={title ? undefined : "Quote form"}
      {...events}
    >
      {title && (
        <h2 className="booking-title" id="book-title">
          {title}
        </h2>
      )}
      {description && <p className="booking-description">{description}</p>}
      <input type="hidden" name="location" value={sentLocation} />
      <input type="hidden" name="key" value="" />
      <Fixed as="div" className="booking-fields" name={areBuiltIn ? `fields ${variant} ${service} ${dvaTests}` : null}>
        {() => (
          <>
            <RegistrationField issues={issues} />
            <PostcodeField issues={issues} odd={oddPostcode} />
            {variant === "quick" && <ServiceSelect options={services} empty="Choose a service" issues={issues} />}
            {variant === "mot" && (
              <ServiceSelect options={services.filter(({ id }) => motServices.includes(id))} issues={issues} />
            )}
            {variant === "embedded" && <ServiceRadios options={services} chosen={service} issues={issues} />}
            <p className="note">{dvaTests ? dvaTestNote : motClassNote}</p>
            <button className="btn btn-primary btn-large" type="submit" disabled={submitting}>
              {submitting ? label.submitting : label.idle}
            </button>
            <p className="note">
              You will be redirected to our partner's booking site to complete the booking. By continuing you confirm
              you are {legal.minimumAge} or over. <a href={pages.privacyPolicy.canonical}>Privacy policy</a>
            </p>
          </>
        )}
      </Fixed>
    </form>
  );
}
