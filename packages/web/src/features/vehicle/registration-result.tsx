import { useState } from "react";
import type { ServiceId } from "@vanfettle/contract/services";
import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { lawValues } from "@vanfettle/vans/law/law-values";
import { formatRegistration } from "@vanfettle/vans/registration";
import { zoneAnswersInWords } from "@vanfettle/vans/zones/zone-sentences";
import type { Press } from "../../ui/focus.ts";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { askedVanOf } from "../ask-card/asked-van.ts";
import { BookingForm } from "../booking/booking-form.tsx";
import { ChecksLink } from "../mot-landing/checks-link.tsx";
import { SaveVan } from "../my-vans/save-van.tsx";
import { proposedService } from "../van-requests/proposed-service.ts";
import { dateFacts, FactList, type Fact } from "./fact-list.tsx";
import { FailedTestCard, failedTestWarningId } from "./failed-test-card.tsx";
import { LastTest } from "./last-test.tsx";
import { originSentences, registerSentences } from "./mot-sentences.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { classFacts, feesOf, ResultClass } from "./result-class.tsx";
import { Sentences } from "./sentences.tsx";
import { TwoVehicles } from "./two-vehicles.tsx";
import { VanState } from "./van-state.tsx";
import { VanZones } from "./van-zones.tsx";
import { vanOfCheck } from "./van.ts";
import { historyWarning, sourceSentence } from "./vehicle-sources.ts";
import { WhereToTest } from "./where-to-test.tsx";

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

/** Returns a van's class, dates and zone standard as facts. */
const factsOf = ({
  mot,
  motClass,
  jurisdiction,
  isVan,
  failedTest,
  zones,
}: VehicleCheck): Fact[] => [
  ...(motClass && isVan && jurisdiction === "great-britain" ? classFacts(motClass, mot) : []),
  ...dateFacts({ ...mot, jurisdiction }, { hasFailed: failedTest !== null }),
  ...(zones ? [{ term: "Clean air zones", value: zoneAnswersInWords[zones.answer] }] : []),
];

/** The data that a result has from the source, and lacks without it. */
const given: Record<VehicleSource, string> = {
  "DVSA MOT history": "test history and recalls",
  "DVLA vehicle enquiry": "weight, tax and Euro standard",
};

function Details({ vehicle }: { vehicle: VehicleCheck }) {
  const { registration, mot, motClass, jurisdiction, recall, tax, failedTest } = vehicle;
  const isExempt = mot.state === "may be exempt" && motClass?.answer === null;
  const isClassExplained =
    motClass &&
    vehicle.isVan &&
    !isExempt &&
    jurisdiction === "great-britain" &&
    motClass.answer !== "heavy";
  const origin = originSentences({ ...mot, jurisdiction }, failedTest !== null);
  return (
    <div>
      {origin.length > 0 && (
        <div className="card">
          <h3>The dates</h3>
          <Sentences
            of={[
              ...origin,
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
          {vehicle.isVan && <ChecksLink />}
          <ReminderForm van={vanOfCheck({ registration }, vehicle)} />
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
            tax &&
              `Tax status at DVLA: ${tax.state}${tax.due ? `, due ${dayInWords(tax.due)}` : ""}.`,
            tax?.state === lawValues.offRoad.taxStatus && britishLaw.offRoad,
            vehicle.isMarkedForExport &&
              "DVLA's register marks this vehicle for export. If it is in use here, tell DVLA.",
          ]}
        />
        <ul className="note mt-4" aria-label="Where this is from">
          {vehicle.sources.map((source) => (
            <li key={source.name}>
              {source.state === "answered"
                ? `${sourceSentence(source)}: ${given[source.name]}.`
                : `${sourceSentence(source)}, so ${given[source.name]} are missing here.`}
            </li>
          ))}
        </ul>
      </div>
      {vehicle.zones && <VanZones zones={vehicle.zones} />}
      {vehicle.lastTest && <LastTest test={vehicle.lastTest} />}
    </div>
  );
}

/**
 * The facts before all others: a failed test, an exemption, the state of the MOT, or why nothing is
 * stated.
 */
function States({ vehicle, service }: { vehicle: VehicleCheck; service: ServiceId }) {
  const { mot, motClass, jurisdiction, failedTest, isVan, twoVehicles } = vehicle;
  if (twoVehicles) return <TwoVehicles vehicles={twoVehicles} />;
  return (
    <>
      {!isVan && <p className="notice">{motClass?.reason}</p>}
      {failedTest && (
        <FailedTestCard
          failed={failedTest}
          defects={vehicle.lastTest?.defects ?? []}
          service={isVan ? service : null}
        />
      )}
      {(!failedTest || mot.state === "may be exempt") && (
        <VanState
          mot={{ ...mot, jurisdiction }}
          words={registerSentences(mot)}
          warning={historyWarning(vehicle)}
        />
      )}
    </>
  );
}

interface Props {
  vehicle: VehicleCheck;
  /** The effect of this kind of registration on the result. */
  note: string | null;
  /** The postcode that the visitor entered with the registration. */
  postcode: string | undefined;
  /** The press that asked for the result, which takes the focus. */
  press: Press;
}

/** The DVSA and DVLA records of a van. */
export function RegistrationResult({ vehicle, note, postcode: given, press }: Props) {
  const [postcode, setPostcode] = useState(given);
  const { registration, motClass, jurisdiction, failedTest } = vehicle;
  const isNorthernIrish = jurisdiction === "northern-ireland";
  const van = vanOfCheck({ registration }, vehicle);
  const service = proposedService(van);
  return (
    <section className="section van-result band">
      <div className="wrap">
        <h2
          ref={(heading) => void press.moveFocus(heading, "start")}
          tabIndex={-1}
          aria-describedby={failedTest ? failedTestWarningId : undefined}
        >
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
            <States vehicle={vehicle} service={service} />
            <FactList facts={factsOf(vehicle)} />
            {vehicle.isVan && !vehicle.twoVehicles && (
              <WhereToTest
                motClass={motClass}
                isNorthernIrish={isNorthernIrish}
                postcode={given}
                onPostcode={setPostcode}
                asked={askedVanOf(van, vehicle.lastTest?.defects)}
                quote={
                  failedTest ? null : <ScrollButton service={service}>Get a quote</ScrollButton>
                }
              />
            )}
          </div>
          <Details vehicle={vehicle} />
        </div>
        <SaveVan key={registration} van={van} />
        {vehicle.isVan && (
          <div className="mt-8 no-print">
            <BookingForm
              variant="embedded"
              title="Book a repair or service"
              description="Ask our partner for a quote. No account and no obligation."
              service={service}
              fees={motClass ? feesOf(motClass) : undefined}
              registration={registration}
              postcode={postcode}
              {...(isNorthernIrish && { region: "Northern Ireland" })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Refers visitors to the manual check below if this site cannot look up registrations. It takes the
 * focus from the press that asked.
 */
export const NotConnected = ({ press }: { press: Press }) => (
  <p ref={(note) => void press.moveFocus(note, "start")} tabIndex={-1} className="notice mb-3">
    This site is not connected to DVSA and DVLA, so it cannot look up a registration. Enter dates
    and weight below.
  </p>
);
