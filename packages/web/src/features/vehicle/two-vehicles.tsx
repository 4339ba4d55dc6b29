import type { RegisterEntry } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { dayInWords, monthInWords, type DayOrMonth } from "@vanfettle/vans/calendar-day";
import { FactList } from "./fact-list.tsx";
import { twoVehiclesSentence } from "./van.ts";

const dayOrMonth = (text: DayOrMonth): string =>
  text.length === 7 ? monthInWords(text) : dayInWords(text);

const factsOf = ({ make, model, colour, fuel, firstRegistered, motUntil }: RegisterEntry) =>
  [
    { term: "Vehicle", value: [make, model].filter(Boolean).join(" ") },
    { term: "Colour", value: colour?.toLowerCase() },
    { term: "Fuel", value: fuel?.toLowerCase() },
    { term: "First registered", value: firstRegistered && dayOrMonth(firstRegistered) },
    { term: "MOT until", value: motUntil && dayInWords(motUntil) },
  ].map(({ term, value }) => ({ term, value: value || "Not known" }));

/** Shows each register's entry for a registration that two vehicles share. */
export function TwoVehicles({ vehicles }: { vehicles: readonly RegisterEntry[] }) {
  return (
    <>
      <div className="van-state van-state-neutral card">
        <h3>The registers describe two vehicles</h3>
        <p>{twoVehiclesSentence}</p>
        <p>
          The registration may have moved from one vehicle to another. Compare both with the log
          book (V5C), and enter the dates from the MOT certificate below.
        </p>
      </div>
      {vehicles.map((vehicle) => (
        <div key={vehicle.source} className="card">
          <h3>{vehicle.source}</h3>
          <FactList facts={factsOf(vehicle)} />
        </div>
      ))}
    </>
  );
}
