import { dayInWords } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { earliestTerm, type Fact } from "./fact-list.tsx";

const bases: Record<NonNullable<VehicleCheck["mot"]["basis"]>, string> = {
  "last pass": "Based on the last test it passed.",
  "first test": "It has had no test yet, so this is the date of its first.",
  DVLA: "From DVLA's register. DVSA's tests may be newer.",
};

/** Formats the days until a date; negative numbers are days ago. */
function distance(days: number): string {
  if (days === 0) return "today";
  const number = pluralise(Math.abs(days), "day");
  return days > 0 ? `in ${number}` : `${number} ago`;
}

/** Returns a van's due day and the first day for its test, as facts. */
export function dateFacts({ mot, failedTest }: VehicleCheck): Fact[] {
  const { state, due, basis, earliest, days } = mot;
  if (due === null || days === null) return [];
  const last =
    basis === "first test" ? "First test due, last day" : failedTest ? "Last day of the earlier pass" : "Last day";
  const facts: Fact[] = [
    { term: state === "expired" ? "Ran out on" : last, value: dayInWords(due), note: distance(days) },
  ];
  if (earliest && state !== "expired") facts.push({ term: earliestTerm, value: dayInWords(earliest) });
  return facts;
}

/** The basis of the due day, and the effect of a pass today. */
export function RegistrationDates({ vehicle }: { vehicle: VehicleCheck }) {
  const { basis, ifPassedToday } = vehicle.mot;
  return (
    <>
      {basis && <p className="mt-2">{bases[basis]}</p>}
      {ifPassedToday && (
        <p className="mt-2">
          If it passed today: <strong className="text-ink">Certified until {dayInWords(ifPassedToday)}</strong>
        </p>
      )}
      {vehicle.failedTest?.driving === "not until repaired" && (
        <p className="mt-2">
          <strong className="text-ink">Do not drive it before it is repaired, whatever these dates are.</strong>
        </p>
      )}
    </>
  );
}
