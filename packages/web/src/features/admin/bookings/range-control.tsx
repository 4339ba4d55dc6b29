import type { BookingRange } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../layout/button.tsx";
import { lastDays, presets, rangeProblem } from "./booking-days.ts";
import { DayField } from "./day-field.tsx";

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
    const found = rangeProblem(next);
    setProblem(found);
    if (found === undefined) onRange(next);
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    choose(typed);
  };
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
          <DayField
            key={end}
            label={end === "from" ? "From" : "To"}
            value={typed[end]}
            max={today}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && id}
            onChange={(day) => setTyped({ ...typed, [end]: day })}
          />
        ))}
        <Button type="submit">Show days</Button>
        {problem !== undefined && (
          <p id={id} className="range-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </div>
  );
}
