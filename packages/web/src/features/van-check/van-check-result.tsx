import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { pages } from "@vanfettle/contract/paths";
import { motDates } from "@vanfettle/vans/mot-dates";
import { vanMot, type StatedVan } from "@vanfettle/vans/van-mot";
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
import { ResultDates } from "./result-dates.tsx";
import { VanState } from "./van-state.tsx";
import { WhereToTest } from "./where-to-test.tsx";

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
  const facts = [...(isNorthernIrish ? [] : classFacts(motClass)), ...dateFacts({ due, term, earliest })];
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
                These dates do not show a failed test.{" "}
                {isNorthernIrish ? northernIrishLaw.failedTest : britishLaw.failedTest}
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
        <SaveVan key={key} van={manualVan({ number: 1, name: null, van })} registration={null} />
      </div>
    </section>
  );
}
