import { type Day, dayInWords, daysBetween } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import { newExpiry } from "@vanfettle/vans/mot-dates";
import type { StatedVan, VanMot } from "@vanfettle/vans/van-mot";

interface Props {
  van: StatedVan;
  mot: VanMot;
}

/** Explains a missing date for the first test. */
function withoutFirstTestSentence({ jurisdiction }: StatedVan, reason: VanMot["withoutFirstTest"]): string | null {
  switch (reason) {
    case "heavy":
      return `${jurisdiction === "northern-ireland" ? northernIrishLaw.heavyFirstTest : vehicleLaw.heavyFirstTest} If it has been tested, enter when that test runs out.`;
    case "power":
      return "When its first test is due depends on its fuel type. Choose it in the form.";
    case "seats":
      return "A vehicle with so many seats may need its first test before a van does. Ask DVA.";
    case null:
      return null;
  }
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
export function ResultDates({ van, mot }: Props) {
  const { dates, first, withoutFirstTest } = mot;
  const { due, earliest, ifPassedToday } = dates;
  const { testDay } = van;
  const isNorthernIrish = van.jurisdiction === "northern-ireland";
  if (due === null) {
    const reason = withoutFirstTestSentence(van, withoutFirstTest);
    return (
      <p className="mt-2">
        {reason ?? "Enter when its MOT runs out, or when it was first registered, to see its dates."}
      </p>
    );
  }
  return (
    <>
      {ifPassedToday && (
        <p className="mt-2">
          If it passes on {dayInWords(testDay)}:{" "}
          <strong className="text-ink">Certified until {dayInWords(ifPassedToday)}</strong>
        </p>
      )}
      {earliest && ifPassedToday && <p className="mt-2">{renewalSentence(due, earliest, testDay, ifPassedToday)}</p>}
      {first && due < testDay && (
        <p className="mt-2">If the van has been tested before, enter when that certificate runs out instead.</p>
      )}
      {isNorthernIrish && <p className="mt-2">Ask DVA how early a test there keeps the date.</p>}
      {!isNorthernIrish && !earliest && (
        <p className="mt-2">Heavy vehicles have different early-test rules: ask where it is tested.</p>
      )}
    </>
  );
}
