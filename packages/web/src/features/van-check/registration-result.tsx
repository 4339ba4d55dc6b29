import { formatRegistration } from "@vanfettle/vans/registration";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { useEffect, useRef } from "react";
import { BookingForm } from "../booking/booking-form.tsx";
import { vanOfCheck } from "../fleet/fleet-van.ts";
import { SaveVan } from "../my-vans/save-van.tsx";
import { FailedTestCard } from "./failed-test-card.tsx";
import { NextSteps } from "./next-steps.tsx";
import { RegistrationDates } from "./registration-dates.tsx";
import { RegistrationLastTest } from "./registration-last-test.tsx";
import { RegistrationSources } from "./registration-sources.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { ResultClass, ResultInNorthernIreland } from "./result-class.tsx";

const recalls: Record<VehicleCheck["recall"], string> = {
  yes: "A safety recall is outstanding. Ask a dealer of the make to have it put right.",
  no: "DVSA knows of no outstanding safety recall.",
  unknown: "Whether a safety recall is outstanding is not known.",
  unavailable: "DVSA has no data on recalls of this vehicle.",
};

const isAnswered = ({ sources }: VehicleCheck): boolean => sources.some(({ state }) => state === "answered");

/** Returns what the vehicle is called: `Ford Transit 350, white, diesel`. */
function description({ make, model, colour, fuel }: VehicleCheck): string {
  const name = [make, model].filter(Boolean).join(" ");
  return [name, ...[colour, fuel].map((text) => text?.toLowerCase())].filter(Boolean).join(", ");
}

function Facts({ vehicle }: { vehicle: VehicleCheck }) {
  const { mot, motClass, jurisdiction, recall, tax, failedTest } = vehicle;
  const isNorthernIrish = jurisdiction === "northern-ireland";
  const { due, earliest, days } = mot;
  const hasDayToCome = (days !== null && days >= 0) || failedTest?.retest?.state === "open";
  return (
    <ul className="cards mt-6">
      <li className="card">
        <h3>When</h3>
        <RegistrationDates vehicle={vehicle} />
        {due !== null && hasDayToCome && <ReminderForm due={due} earliest={earliest} failed={failedTest} />}
      </li>
      {motClass && (
        <li className="card">
          {isNorthernIrish ? <ResultInNorthernIreland motClass={motClass} /> : <ResultClass motClass={motClass} />}
        </li>
      )}
      <li className="card">
        <h3>Recall and tax</h3>
        <p className="mt-2">
          {recall === "yes" ? <strong className="text-ink">{recalls.yes}</strong> : recalls[recall]}
        </p>
        {tax && <p className="mt-2">Tax, by DVLA: {tax.state}.</p>}
      </li>
      {!isNorthernIrish && motClass?.answer !== "heavy" && (
        <li className="card">
          <NextSteps vanClass={motClass?.answer ?? undefined} />
        </li>
      )}
    </ul>
  );
}

/** What DVSA and DVLA hold about the van that was looked up. It takes the focus. */
export function RegistrationResult({ vehicle, note }: { vehicle: VehicleCheck; note: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [vehicle]);
  return (
    <section className="section band">
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1}>
          {formatRegistration(vehicle.registration)}
        </h2>
        {vehicle.failedTest && <FailedTestCard failed={vehicle.failedTest} />}
        {vehicle.sample && (
          <p className="card mt-3" role="note">
            <strong className="text-ink">This vehicle is made up.</strong> This site runs without keys of DVSA and DVLA,
            so stand-ins answer in their place. Nothing here is about a real van.
          </p>
        )}
        {isAnswered(vehicle) ? (
          <>
            <p className="lead mt-3">{description(vehicle)}</p>
            {note && <p className="mt-2">{note}</p>}
            <Facts vehicle={vehicle} />
            <RegistrationLastTest vehicle={vehicle} />
            <SaveVan
              key={vehicle.registration}
              van={vanOfCheck({ number: 1, registration: vehicle.registration }, vehicle)}
              registration={vehicle.registration}
            />
          </>
        ) : (
          <p className="lead mt-3">
            This site is not connected to DVSA and DVLA, so it cannot look up a registration. Enter dates and weight by
            hand below.
          </p>
        )}
        <RegistrationSources vehicle={vehicle} />
        {isAnswered(vehicle) && (
          <div className="mt-8 max-w-xl print:hidden">
            <BookingForm
              variant="embedded"
              title="Have it seen to"
              description="Ask our partner for a quote. No account and no obligation."
              service="mot"
              registration={vehicle.registration}
              {...(vehicle.jurisdiction === "northern-ireland" && { region: "Northern Ireland" })}
            />
          </div>
        )}
      </div>
    </section>
  );
}
