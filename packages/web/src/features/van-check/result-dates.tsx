import { type Day, dayInWords, daysBetween } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import { newExpiry } from "@vanfettle/vans/mot-dates";
import type { StatedVan, VanMot } from "@vanfettle/vans/van-mot";
import { Sentences } from "./sentences.tsx";

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
export function ResultDates({ van, mot }: { van: StatedVan; mot: VanMot }) {
  const { due, earliest, ifPassedToday } = mot.dates;
  const { testDay } = van;
  const isNorthernIrish = van.jurisdiction === "northern-ireland";
  if (due === null) return <Sentences of={[withoutDate(mot.withoutFirstTest, isNorthernIrish)]} />;
  return (
    <Sentences
      of={[
        ifPassedToday && (
          <>
            If it passes on {dayInWords(testDay)}:{" "}
            <strong className="text-ink">Certified until {dayInWords(ifPassedToday)}</strong>
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
