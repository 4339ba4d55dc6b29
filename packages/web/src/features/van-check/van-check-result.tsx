import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { pages } from "@vanfettle/contract/paths";
import { vanMot, type StatedVan } from "@vanfettle/vans/van-mot";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useToday } from "../../ui/use-today.ts";
import { vanByHand } from "../fleet/fleet-van.ts";
import { SaveVan } from "../my-vans/save-van.tsx";
import { NextSteps } from "./next-steps.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { ResultClass, ResultInNorthernIreland } from "./result-class.tsx";
import { ResultDates } from "./result-dates.tsx";

/** The dates and the class of a van, and what to do next. It takes the focus when the form on this page has asked for it. */
export function VanCheckResult({ van }: { van: StatedVan }) {
  const mot = vanMot(van);
  const { motClass } = mot;
  const { due, earliest } = mot.dates;
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if (state !== "submitted") return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [key, state]);
  const isNorthernIrish = van.jurisdiction === "northern-ireland";
  return (
    <section className="section band">
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1}>
          Your van's MOT
        </h2>
        <ul className="cards mt-6">
          <li className="card">
            <h3>When</h3>
            <ResultDates van={van} mot={mot} />
            <p className="mt-2">
              These dates do not show a failed test.{" "}
              {isNorthernIrish ? northernIrishLaw.failedTest : britishLaw.failedTest}
            </p>
            {due !== null && due >= today && <ReminderForm due={due} earliest={earliest} />}
          </li>
          <li className="card">
            {isNorthernIrish ? <ResultInNorthernIreland motClass={motClass} /> : <ResultClass motClass={motClass} />}
          </li>
          {!isNorthernIrish && motClass.answer !== "heavy" && (
            <li className="card">
              <NextSteps vanClass={motClass.answer ?? undefined} />
            </li>
          )}
        </ul>
        <SaveVan key={key} van={vanByHand({ number: 1, name: null, van })} registration={null} />
        <p className="mt-6 print:hidden">
          More than one van?{" "}
          <Link className="underline" to={pages.fleetCheck.canonical}>
            Check up to 25 at once
          </Link>
        </p>
        <p className="note mt-4">
          The address of this page is a link to this result. It holds the dates and the weight, and no registration.
        </p>
        <p className="mt-2 print:hidden">
          <CopyButton
            text={() => window.location.href}
            label="Copy the link"
            copied="The link is copied."
            blocked="Your browser does not let this page copy. Copy the address of this page yourself."
          />
        </p>
      </div>
    </section>
  );
}
