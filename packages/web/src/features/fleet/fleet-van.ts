import type { Day } from "@vanfettle/vans/calendar-day";
import type { FailedTest } from "@vanfettle/vans/failed-test";
import type { ClassAnswer } from "@vanfettle/vans/mot-class";
import type { MotDates } from "@vanfettle/vans/mot-dates";
import { formatRegistration } from "@vanfettle/vans/registration";
import { vanMot } from "@vanfettle/vans/van-mot";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { sourceSentence } from "../van-check/source-sentence.ts";
import type { ByHandLine, RegistrationLine } from "./fleet-lines.ts";

/** What is known of one van of a fleet. */
export interface FleetVan {
  /** What its owner knows it by: its registration, its name or the number of its line. */
  title: string;
  /** What a calendar file calls it, which people pass on: it holds no registration. */
  label: string;
  /** Make, model and colour; empty for a van by hand. */
  description: string;
  due: Day | null;
  /** The first day on which a test keeps the renewal date, or null where that is not known. */
  earliest: Day | null;
  /** Whether the due day is that of a first test. */
  first: boolean;
  state: MotDates["state"];
  /** The failed last test, or null if it was passed or is not known. */
  failed: FailedTest | null;
  motClass: Pick<ClassAnswer, "answer" | "certainty">;
  /** What the owner should know besides; empty if nothing. */
  note: string;
  isNorthernIrish: boolean;
  /** Whether DVSA's history, and so a failed test, is missing. */
  isHistoryMissing: boolean;
  /** Whether the vehicle is made up. */
  sample: boolean;
}

/** The note on a van whose test history is missing. */
export const failureHidden = "A failed test would not show here.";

const numbered = (number: number): string => `Van ${number}`;

/** Returns the dates and class of a van whose owner has written them down. */
export function vanByHand({ number, name, van }: Pick<ByHandLine, "number" | "name" | "van">): FleetVan {
  const { motClass, dates, first } = vanMot(van);
  const { due, earliest, state } = dates;
  return {
    title: name ?? numbered(number),
    label: name ?? numbered(number),
    description: "",
    due,
    earliest,
    first,
    state,
    failed: null,
    motClass,
    note: motClass.certainty === "certain" && motClass.answer !== "heavy" ? "" : motClass.reason,
    isNorthernIrish: van.jurisdiction === "northern-ireland",
    isHistoryMissing: false,
    sample: false,
  };
}

/** Returns the dates and class of a van as DVSA and DVLA hold them. */
export function vanOfCheck(
  { number, registration }: Pick<RegistrationLine, "number" | "registration">,
  check: VehicleCheck,
): FleetVan {
  const { make, model, colour, mot, sources } = check;
  const description = [make, model, colour].filter(Boolean).join(" ");
  const motClass = check.motClass ?? { answer: null, certainty: "ask", reason: "" };
  const silent = sources.flatMap((source) => (source.state === "answered" ? [] : [`${sourceSentence(source)}.`]));
  const isHistoryMissing = sources.some(({ name, state }) => name === "DVSA MOT history" && state !== "answered");
  return {
    title: formatRegistration(registration),
    label: [numbered(number), description].filter(Boolean).join(", "),
    description,
    due: mot.due,
    earliest: mot.earliest,
    first: mot.basis === "first test",
    state: mot.state,
    failed: check.failedTest,
    motClass,
    note: [
      ...(check.recall === "yes" ? ["A safety recall is outstanding: ask a dealer of its make."] : []),
      ...silent,
      ...(isHistoryMissing ? [failureHidden] : []),
      motClass.reason,
    ]
      .filter(Boolean)
      .join(" "),
    isNorthernIrish: check.jurisdiction === "northern-ireland",
    isHistoryMissing,
    sample: check.sample,
  };
}
