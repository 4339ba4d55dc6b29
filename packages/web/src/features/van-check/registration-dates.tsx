import { dayInWords } from "@vanfettle/vans/calendar-day";
import { counted } from "@vanfettle/contract/format-number";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { DateList, type DateEntry } from "./date-list.tsx";

const bases: Record<NonNullable<VehicleCheck["mot"]["basis"]>, string> = {
  "last pass": "By the last test that it passed.",
  "first test": "It has had no test yet, so its first one is due.",
  DVLA: "By DVLA's register; DVSA's tests may be newer.",
};

/** Says how far the day is away, which is past if the number is negative. */
function distance(days: number): string {
  if (days === 0) return "today";
  const number = counted(Math.abs(days), "day", "days");
  return days > 0 ? `in ${number}` : `${number} ago`;
}

const isHistoryMissing = ({ sources }: VehicleCheck): boolean =>
  sources.some(({ name, state }) => name === "DVSA MOT history" && state !== "answered");

/** When the van's test is due, how early it may be done, and what the day rests on. */
export function RegistrationDates({ vehicle }: { vehicle: VehicleCheck }) {
  const { state, due, basis, earliest, ifPassedToday, days } = vehicle.mot;
  if (due === null || days === null) {
    return (
      <p className="mt-2">When its test is due, none of the registers that answered says. Look at its certificate.</p>
    );
  }
  const { failedTest } = vehicle;
  const last =
    basis === "first test" ? "First test due, last day" : failedTest ? "Last day of the earlier pass" : "Last day";
  const entries: DateEntry[] = [
    { term: state === "expired" ? "Ran out on" : last, date: `${dayInWords(due)}, ${distance(days)}` },
  ];
  if (earliest && state !== "expired") {
    entries.push({ term: "Earliest day that keeps the date", date: dayInWords(earliest) });
  }
  if (ifPassedToday) entries.push({ term: "If it passed today", date: `Certified until ${dayInWords(ifPassedToday)}` });
  return (
    <>
      <DateList entries={entries} />
      {failedTest?.driving === "not until repaired" && (
        <p className="mt-2">
          <strong className="text-ink">Do not drive it before it is repaired, whatever these dates are.</strong>
        </p>
      )}
      {basis && <p className="mt-2">{bases[basis]}</p>}
      {isHistoryMissing(vehicle) && (
        <p className="mt-2">
          We could not read DVSA's test history. If the van has failed a test, it does not show here.
        </p>
      )}
    </>
  );
}
