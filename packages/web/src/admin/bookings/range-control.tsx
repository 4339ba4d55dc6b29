import { useId, useState, type ComponentProps, type FormEvent } from "react";
import type { BookingRange } from "@vanfettle/contract/booking/operator-bookings-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import { Button } from "../layout/button.tsx";
import { lastDays, presets, rangeProblem } from "./booking-days.ts";

interface DayFieldProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  onChange: (day: string) => void;
}

export const DayField = ({ label, onChange, ...props }: DayFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      className="field"
      type="date"
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

const isSame = (a: BookingRange, b: BookingRange): boolean => a.from === b.from && a.to === b.to;

type RangeControlProps = {
  range: BookingRange;
  today: Day;
  onRange: (range: BookingRange) => void;
};

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
      <fieldset className="presets">
        <legend className="sr-only">Days up to today</legend>
        {presets.map((count) => {
          const days = lastDays(count, today);
          return (
            <button
              key={count}
              type="button"
              aria-pressed={isSame(days, range)}
              onClick={() => choose(days)}
            >
              {`Last ${count} days`}
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
