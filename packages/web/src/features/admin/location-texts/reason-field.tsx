import { reasonLength } from "@vanfettle/contract/constants";

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (reason: string) => void;
}

/** A required field in which an operator says why, with the limits of the contract. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <label>
      <span className="label">{label}</span>
      <input
        className="field"
        required
        minLength={reasonLength.min}
        maxLength={reasonLength.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
