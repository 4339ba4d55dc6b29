import { dayInWords } from "@vanfettle/vans/calendar-day";
import { counted } from "@vanfettle/contract/format-number";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { earliestTerm, type Fact } from "./fact-list.tsx";

const bases: Record<NonNullable<VehicleCheck["mot"]["basis"]>, string> = {
  "last pass": "Based on the last test it passed.",
  "first test": "It has had no test yet, so this is the date of its first.",
  DVLA: "From DVLA's register. DVSA's tests may be newer.",
};

/** Says how far the day is away, which is past if the number is negative. */
function distance(days: number): string {
  if (days === 0) return "today";
  const number = counted(Math.abs(days), "day", "days");
  return days > 0 ? `in ${number}` : `${number} ago`;
}

/** Returns whether DVSA's tests are missing, so that a failed one would not show. */
export const isHistoryMissing = ({ sources }: VehicleCheck): boolean =>
  sources.some(({ name, state }) => name === "DVSA MOT history" && state !== "answered");

/** Returns the days on which a van's test is due and may first be done, for the list of facts. */
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

/** What the due day rests on, and what a pass today would do. */
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
