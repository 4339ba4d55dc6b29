import { type Day, dayInWords, daysBetween } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import { pages } from "@vanfettle/contract/paths";
import { motDates, newExpiry } from "@vanfettle/vans/mot-dates";
import { vanMot, type StatedVan, type VanMot } from "@vanfettle/vans/van-mot";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CopyButton } from "../../ui/copy-button.tsx";
import { focusStart } from "../../ui/focus.ts";
import { useToday } from "../../ui/use-today.ts";
import { manualVan } from "../fleet/fleet-van.ts";
import { SaveVan } from "../my-vans/save-van.tsx";
import { dateFacts, FactList } from "./fact-list.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { classFacts, ResultClass } from "./result-class.tsx";
import { Sentences } from "./sentences.tsx";
import { VanState } from "./van-state.tsx";
import { WhereToTest } from "./where-to-test.tsx";

/** Explains a missing date. */
function withoutDate(reason: VanMot["withoutFirstTest"], isNorthernIrish: boolean): string {
  const heavy = isNorthernIrish ? northernIrishLaw.heavyFirstTest : vehicleLaw.heavyFirstTest;
  const sentences = {
    heavy: `${heavy} If it has been tested, enter when that test runs out.`,
    power: "When its first test is due depends on its fuel type. Choose it in the form.",
    seats: "A vehicle with so many seats may need its first test before a van does. Ask DVA.",
    none: "Enter when its MOT runs out, or when it was first registered, to see its dates.",
  };
  return sentences[reason ?? "none"];
}

/** Describes how a pass on the chosen day affects the renewal date. */
function renewalSentence(due: Day, earliest: Day, tested: Day, expiry: Day): string {
  if (tested < earliest) {
    const days = daysBetween(expiry, newExpiry(due, due));
    return `That is ${pluralise(days, "day")} sooner than if you wait until ${dayInWords(earliest)}.`;
  }
  return tested > due
    ? `The certificate has run out by then. ${britishLaw.newCertificate} ${britishLaw.fine}`
    : "The renewal date is kept.";
}

/** The effect of a pass on the chosen day, and the limits of the dates. */
function ResultDates({ van, mot }: { van: StatedVan; mot: VanMot }) {
  const { due, earliest, ifPassedToday } = mot.dates;
  const { testDay } = van;
  const isNorthernIrish = van.jurisdiction === "northern-ireland";
  if (due === null) return <Sentences of={[withoutDate(mot.withoutFirstTest, isNorthernIrish)]} />;
  return (
    <Sentences
      of={[
        ifPassedToday && (
          <>
            <span>{`If it passes on ${dayInWords(testDay)}: `}</span>
            <strong className="text-ink">{`Certified until ${dayInWords(ifPassedToday)}`}</strong>
          </>
        ),
        earliest && ifPassedToday && renewalSentence(due, earliest, testDay, ifPassedToday),
        mot.first &&
          due < testDay &&
          "If the van has been tested before, enter when that certificate runs out instead.",
        isNorthernIrish && "Ask DVA how early a test there keeps the date.",
        !isNorthernIrish && !earliest && "Heavy vehicles have different early-test rules: ask where it is tested.",
      ]}
    />
  );
}

/** The dates and the class of a van, with the next steps. It takes the focus after a submit on this page. */
export function VanCheckResult({ van, postcode }: { van: StatedVan; postcode: string | undefined }) {
  const mot = vanMot(van);
  const { motClass, first } = mot;
  const { due, earliest } = mot.dates;
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if (state === "submitted") focusStart(heading.current);
  }, [key, state]);
  const { jurisdiction } = van;
  const isNorthernIrish = jurisdiction === "northern-ireland";
  const isHeavy = motClass.answer === "heavy";
  const term = first ? "First test due, last day" : "Last day";
  const facts = [...(isNorthernIrish ? [] : classFacts(motClass)), ...dateFacts(mot.dates, term)];
  const quote = (
    <Link className="btn btn-primary" to={`${pages.motLanding.canonical}#book`}>
      Get a quote
    </Link>
  );
  return (
    <section className="section van-result band">
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1}>
          Your van's MOT
        </h2>
        <div className="van-answers">
          <div>
            {due !== null && (
              <VanState
                mot={motDates({ due, first, jurisdiction }, today)}
                isBritishVan={!isNorthernIrish && !isHeavy}
              />
            )}
            <FactList facts={facts} />
            <WhereToTest motClass={motClass} isNorthernIrish={isNorthernIrish} postcode={postcode} quote={quote} />
          </div>
          <div>
            <div className="card">
              <h3>The dates</h3>
              <ResultDates van={van} mot={mot} />
              <p className="mt-2">
                {`These dates do not show a failed test. ${isNorthernIrish ? northernIrishLaw.failedTest : britishLaw.failedTest}`}
              </p>
              {due !== null && due >= today && <ReminderForm due={due} earliest={earliest} />}
            </div>
            {!isNorthernIrish && !isHeavy && (
              <div className="card">
                <ResultClass motClass={motClass} />
              </div>
            )}
            <div className="card print:hidden">
              <h3>Keep or share it</h3>
              <p className="mt-2">
                The address of this page is a link to this result. It holds the dates and the weight, and no
                registration.
              </p>
              <p className="mt-2">
                <CopyButton
                  text={() => window.location.href}
                  label="Copy the link"
                  copied="The link is copied."
                  blocked="Your browser does not let this page copy. Copy the address of this page yourself."
                />
              </p>
              <p className="mt-4">
                More than one van?{" "}
                <Link className="underline" to={pages.fleetCheck.canonical}>
                  Check up to 25 at once
                </Link>
              </p>
            </div>
          </div>
        </div>
        <SaveVan key={key} van={manualVan({ number: 1, name: null, van })} />
      </div>
    </section>
  );
}
