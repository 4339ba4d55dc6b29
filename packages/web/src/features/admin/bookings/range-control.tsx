import type { BookingRange } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import { useId, useState, type FormEvent } from "react";
import type { Day } from "@vanfettle/vans/calendar-day";
import { lastDays, presets, rangeProblem } from "./booking-days.ts";

interface RangeControlProps {
  range: BookingRange;
  today: Day;
  onRange: (range: BookingRange) => void;
}

/** Buttons for the last days, and a form for any others. */
export function RangeControl({ range, today, onRange }: RangeControlProps) {
  const id = useId();
  const [typed, setTyped] = useState(range);
  const [problem, setProblem] = useState<string>();
  function choose(next: BookingRange): void {
    setTyped(next);
    setProblem(undefined);
    onRange(next);
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = rangeProblem(typed);
    setProblem(found);
    if (found === undefined) onRange(typed);
  }
  return (
    <div className="range">
      <fieldset className="state-filters">
        <legend className="sr-only">Days up to today</legend>
        {presets.map((count) => {
          const preset = lastDays(count, today);
          const isChosen = preset.from === range.from && preset.to === range.to;
          return (
            <button key={count} type="button" aria-pressed={isChosen} onClick={() => choose(preset)}>
              Last {count} days
            </button>
          );
        })}
      </fieldset>
      <form className="range-form" noValidate onSubmit={onSubmit}>
        {(["from", "to"] as const).map((end) => (
          <label key={end}>
            <span>{end === "from" ? "From" : "To"}</span>
            <input
              className="field"
              type="date"
              value={typed[end]}
              max={today}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : id}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [end]: value })}
            />
          </label>
        ))}
        <button type="submit" className="btn btn-line btn-small">
          Show days
        </button>
        {problem !== undefined && (
          <p id={id} className="range-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </div>
  );
}
