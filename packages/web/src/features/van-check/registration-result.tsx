import { dayInWords } from "@vanfettle/vans/calendar-day";
import { formatRegistration } from "@vanfettle/vans/registration";
import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { useState } from "react";
import { focusStart } from "../../ui/focus.ts";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { vanOfCheck } from "../fleet/fleet-van.ts";
import { SaveVan } from "../my-vans/save-van.tsx";
import { dateFacts, FactList, type Fact } from "./fact-list.tsx";
import { FailedTestCard } from "./failed-test-card.tsx";
import { RegistrationLastTest } from "./registration-last-test.tsx";
import { Sentences } from "./sentences.tsx";
import { isHistoryMissing, sourceSentence } from "./vehicle-sources.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { classFacts, ResultClass } from "./result-class.tsx";
import { WhereToTest } from "./where-to-test.tsx";
import { fromToday, VanState } from "./van-state.tsx";

const recalls: Record<VehicleCheck["recall"], string> = {
  yes: "A safety recall is outstanding. Ask a dealer of the make to have it put right.",
  no: "DVSA lists no outstanding safety recall.",
  unknown: "We could not find out if a safety recall is outstanding.",
  unavailable: "DVSA has no data on recalls of this vehicle.",
};

/** Returns a vehicle's description: `Ford Transit 350, white, diesel`. */
function description({ make, model, colour, fuel }: VehicleCheck): string {
  const name = [make, model].filter(Boolean).join(" ");
  return [name, ...[colour, fuel].map((text) => text?.toLowerCase())].filter(Boolean).join(", ");
}

/** Returns a van's class and dates as facts. */
function factsOf({ mot, motClass, jurisdiction, failedTest }: VehicleCheck): Fact[] {
  const { due, basis, days } = mot;
  const isExpired = mot.state === "expired";
  const lastDay = failedTest ? "Last day of the earlier pass" : "Last day";
  const term = basis === "first test" ? "First test due, last day" : lastDay;
  return [
    ...(motClass && jurisdiction === "great-britain" ? classFacts(motClass) : []),
    ...(isExpired
      ? dateFacts({ due, earliest: null }, "Ran out on", fromToday(days ?? 0))
      : dateFacts(mot, term, fromToday(days ?? 0))),
  ];
}

/** The data missing from a result without the source. */
const missing: Record<VehicleSource, string> = {
  "DVSA MOT history": "test history and recalls",
  "DVLA vehicle enquiry": "weight and tax",
};

const bases: Record<NonNullable<VehicleCheck["mot"]["basis"]>, string> = {
  "last pass": "Based on the last test it passed.",
  "first test": "It has had no test yet, so this is the date of its first.",
  DVLA: "From DVLA's register. DVSA's tests may be newer.",
};

function Details({ vehicle }: { vehicle: VehicleCheck }) {
  const { mot, motClass, jurisdiction, recall, tax, failedTest } = vehicle;
  const { due, earliest, days } = mot;
  const hasDayToCome = (days !== null && days >= 0) || failedTest?.retest?.state === "open";
  const isClassExplained = motClass && jurisdiction === "great-britain" && motClass.answer !== "heavy";
  return (
    <div>
      {due !== null && (
        <div className="card">
          <h3>The dates</h3>
          <Sentences
            of={[
              mot.basis && bases[mot.basis],
              mot.ifPassedToday && (
                <>
                  If it passed today:{" "}
                  <strong className="text-ink">{`Certified until ${dayInWords(mot.ifPassedToday)}`}</strong>
                </>
              ),
              failedTest?.driving === "not until repaired" && (
                <strong key="driving" className="text-ink">
                  Do not drive it before it is repaired, whatever these dates are.
                </strong>
              ),
            ]}
          />
          {hasDayToCome && <ReminderForm due={due} earliest={earliest} failed={failedTest} />}
        </div>
      )}
      {isClassExplained && (
        <div className="card">
          <ResultClass motClass={motClass} />
        </div>
      )}
      <div className="card">
        <h3>Recall and tax</h3>
        <Sentences
          of={[
            recall === "yes" ? (
              <strong key="recall" className="text-ink">
                {recalls.yes}
              </strong>
            ) : (
              recalls[recall]
            ),
            tax && `Tax status at DVLA: ${tax.state}.`,
          ]}
        />
        <ul className="note mt-4" aria-label="Where this is from">
          {vehicle.sources.map((source) => (
            <li key={source.name}>
              {sourceSentence(source)}
              {source.state !== "answered" && `, so ${missing[source.name]} are missing here`}.
            </li>
          ))}
        </ul>
      </div>
      <RegistrationLastTest vehicle={vehicle} />
    </div>
  );
}

interface Props {
  vehicle: VehicleCheck;
  /** The effect of this kind of registration on the result. */
  note: string | null;
  /** The postcode that the visitor entered with the registration. */
  postcode: string | undefined;
}

/** The DVSA and DVLA records of a van. The result takes the focus. */
export function RegistrationResult({ vehicle, note, postcode: given }: Props) {
  const [postcode, setPostcode] = useState(given);
  const { registration, mot, motClass, jurisdiction, failedTest } = vehicle;
  const isNorthernIrish = jurisdiction === "northern-ireland";
  const isHeavy = motClass?.answer === "heavy";
  // No MOT station tests a heavy vehicle.
  const service = isHeavy ? "full-service" : "mot";
  return (
    <section className="section van-result band">
      <div className="wrap">
        <h2 ref={focusStart} tabIndex={-1}>
          {formatRegistration(registration)}
        </h2>
        <p>{description(vehicle)}</p>
        {vehicle.sample && (
          <p className="note" role="note">
            <strong>Sample data:</strong> this site has no keys for DVSA and DVLA.
          </p>
        )}
        {note && <p className="note">{note}</p>}
        <div className="van-answers">
          <div>
            {failedTest ? (
              <FailedTestCard failed={failedTest} />
            ) : (
              <VanState
                mot={mot}
                isBritishVan={!isNorthernIrish && !isHeavy}
                warning={
                  isHistoryMissing(vehicle)
                    ? "We could not read DVSA's test history. If the van has failed a test, it does not show here."
                    : undefined
                }
              />
            )}
            <FactList facts={factsOf(vehicle)} />
            <WhereToTest
              motClass={motClass}
              isNorthernIrish={isNorthernIrish}
              postcode={given}
              onPostcode={setPostcode}
              quote={<ScrollButton service={service}>Get a quote</ScrollButton>}
            />
          </div>
          <Details vehicle={vehicle} />
        </div>
        <SaveVan key={registration} van={vanOfCheck({ number: 1, registration }, vehicle)} />
        <div className="mt-8 print:hidden">
          <BookingForm
            key={postcode}
            variant="embedded"
            title="Book a repair or service"
            description="Ask our partner for a quote. No account and no obligation."
            service={service}
            registration={registration}
            {...(postcode && { postcode })}
            {...(isNorthernIrish && { region: "Northern Ireland" })}
          />
        </div>
      </div>
    </section>
  );
}

/** Refers visitors to the manual check below if this site cannot look up registrations. It takes the focus. */
export const NotConnected = () => (
  <p ref={focusStart} tabIndex={-1} className="notice mb-8">
    This site is not connected to DVSA and DVLA, so it cannot look up a registration. Enter dates and weight below.
  </p>
);
