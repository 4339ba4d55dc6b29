import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { serviceForVan } from "@vanfettle/contract/vehicle/defect-service";
import { dayInWords, daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import { isFirstTest, motDates, newExpiry } from "@vanfettle/vans/mot-dates";
import {
  vanMot,
  withoutFirstTestSentence,
  type StatedVan,
  type VanMot,
} from "@vanfettle/vans/van-mot";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { Press } from "../../ui/focus.ts";
import { Link } from "../../ui/link.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";
import { useToday } from "../../ui/use-today.ts";
import { askedVanOf } from "../ask-card/asked-van.ts";
import { BookingForm } from "../booking/booking-form.tsx";
import { ChecksLink } from "../mot-landing/checks-link.tsx";
import { SaveVan } from "../my-vans/save-van.tsx";
import { proposedService } from "../van-requests/proposed-service.ts";
import { dateFacts, FactList } from "./fact-list.tsx";
import { FailedTestCard, failedTestWarningId } from "./failed-test-card.tsx";
import { LastTest } from "./last-test.tsx";
import type { MotView } from "./mot-sentences.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { classFacts, feesOf, ResultClass } from "./result-class.tsx";
import { Sentences } from "./sentences.tsx";
import { failureOf } from "./typed-failure.ts";
import type { TypedFailure } from "./van-check-entry.ts";
import { VanState } from "./van-state.tsx";
import { manualVan } from "./van.ts";
import { WhereToTest } from "./where-to-test.tsx";

/** Explains a missing date. */
function withoutDate({ withoutFirstTest, dates }: VanMot, jurisdiction: TestJurisdiction): string {
  if (withoutFirstTest) return withoutFirstTestSentence(withoutFirstTest, jurisdiction);
  return dates.firstTestWasDue
    ? "Enter when its MOT runs out to see its dates."
    : "Enter when its MOT runs out, or when it was first registered, to see its dates.";
}

interface Renewal {
  due: Day;
  earliest: Day;
  tested: Day;
  /** The expiry after a pass on the day of the test. */
  expiry: Day;
  mayBeExempt: boolean;
}

/** Describes how a pass on the chosen day affects the renewal date. */
function renewalSentence({ due, earliest, tested, expiry, mayBeExempt }: Renewal): string {
  if (tested < earliest) {
    const days = daysBetween(expiry, newExpiry(due, due));
    return `That is ${pluralise(days, "day")} sooner than if you wait until ${dayInWords(earliest)}.`;
  }
  if (tested <= due) return "The renewal date is kept.";
  const runOut = `The certificate has run out by then. ${britishLaw.newCertificate}`;
  return mayBeExempt ? runOut : `${runOut} ${britishLaw.fine}`;
}

/** The effect of a pass on the chosen day, and the limits of the dates. */
function ResultDates({ van, mot }: { van: StatedVan; mot: VanMot }) {
  const { due, earliest, ifPassedToday } = mot.dates;
  const { testDay } = van;
  const mayBeExempt = mot.dates.state === "may be exempt";
  const isNorthernIrish = van.jurisdiction === "northern-ireland";
  if (due === null) return <Sentences of={[withoutDate(mot, van.jurisdiction)]} />;
  return (
    <Sentences
      of={[
        ifPassedToday && (
          <>
            <span>{`If it passes on ${dayInWords(testDay)}: `}</span>
            <strong className="text-ink">{`Certified until ${dayInWords(ifPassedToday)}`}</strong>
          </>
        ),
        earliest &&
          ifPassedToday &&
          renewalSentence({ due, earliest, tested: testDay, expiry: ifPassedToday, mayBeExempt }),
        isFirstTest(mot.next) && !isNorthernIrish && vehicleLaw.minibusFirstTest,
        isNorthernIrish && "Ask DVA how early a test there keeps the date.",
        !isNorthernIrish &&
          !earliest &&
          "Heavy vehicles have different early-test rules: ask where it is tested.",
      ]}
    />
  );
}

interface Props {
  van: StatedVan;
  /** The failed last test; null if the visitor entered none. */
  failure: TypedFailure | null;
  postcode: string | undefined;
  /** The press that asked for this result, which takes the focus; null if it was opened by a link. */
  press: RefObject<Press | null>;
}

/** The dates and the class of a van, with the next steps. */
export function VanCheckResult({ van, failure, postcode, press }: Props) {
  const mot = vanMot(van);
  const { motClass, next } = mot;
  const { due } = mot.dates;
  const today = useToday();
  const isInteractive = useIsInteractive();
  const asOfToday: MotView = { ...next, ...motDates(next, today) };
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Before the browser keeps the view steady, which would look like a visitor's scrolling.
  useLayoutEffect(() => {
    press.current?.moveFocus(heading.current, "start");
  }, [key, press]);
  const { jurisdiction } = van;
  const isNorthernIrish = jurisdiction === "northern-ireland";
  const isHeavy = motClass.answer === "heavy";
  const failed = failureOf(failure, { van, mot, today });
  const manual = {
    ...manualVan({ number: 1, name: null, van }),
    failed: failed && failed.failed,
    repair: failed && serviceForVan({ failedWith: failed.defects, isHeavy }),
  };
  const service = proposedService(manual);
  const facts = [
    ...(isNorthernIrish ? [] : classFacts(motClass, asOfToday)),
    ...dateFacts(asOfToday, { hasFailed: failed !== null }),
  ];
  const hasState =
    due !== null || asOfToday.state !== "unknown" || asOfToday.firstTestWasDue !== null;
  const isStateShown = failed ? asOfToday.state === "may be exempt" : hasState;
  const quote = failed ? null : <ScrollButton service={service}>Get a quote</ScrollButton>;
  return (
    <section className="section van-result band">
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1} aria-describedby={failed ? failedTestWarningId : undefined}>
          Your van's MOT
        </h2>
        <div className="van-answers">
          <div>
            {failed && <FailedTestCard {...failed} service={service} />}
            {isStateShown && <VanState mot={asOfToday} />}
            <FactList facts={facts} />
            <WhereToTest
              motClass={motClass}
              isNorthernIrish={isNorthernIrish}
              postcode={postcode}
              asked={askedVanOf({ ...manual, ...asOfToday }, failed?.defects)}
              quote={quote}
            />
          </div>
          <div>
            <div className="card">
              <h3>The dates</h3>
              <ResultDates van={van} mot={mot} />
              {!failed && (
                <p className="mt-2">
                  {`If it failed its last test, enter that below. ${isNorthernIrish ? northernIrishLaw.failedTest : britishLaw.failedTest}`}
                </p>
              )}
              <ChecksLink />
              {/* Without script the server makes the file, which would not warn of the failed test. */}
              <div className={failed && !isInteractive ? "invisible" : undefined}>
                <ReminderForm van={manual} />
              </div>
            </div>
            {!isNorthernIrish && !isHeavy && (
              <div className="card">
                <ResultClass motClass={motClass} />
              </div>
            )}
            {failed && failed.defects.length > 0 && (
              <LastTest
                test={{
                  testedOn: failed.failed.testedOn,
                  result: "failed",
                  defects: failed.defects,
                }}
              />
            )}
            <div className="card no-print">
              <h3>Keep or share it</h3>
              <p className="mt-2">
                The address of this page is a link to this result. It holds what you entered, and no
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
        <SaveVan van={manual} />
        <div className="mt-8 no-print">
          <BookingForm
            variant="embedded"
            title="Book a repair or service"
            description="Ask our partner for a quote. No account and no obligation."
            service={service}
            fees={feesOf(motClass)}
            {...(postcode && { postcode })}
            {...(isNorthernIrish && { region: "Northern Ireland" })}
          />
        </div>
      </div>
    </section>
  );
}
