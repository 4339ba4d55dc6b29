import type { ComponentProps } from "react";

interface DayFieldProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  onChange: (day: string) => void;
}

/** A field for a day with its label. */
export const DayField = ({ label, onChange, ...props }: DayFieldProps) => (
  <label>
    <span>{label}</span>
    <input className="field" type="date" {...props} onChange={(event) => onChange(event.currentTarget.value)} />
  </label>
);
