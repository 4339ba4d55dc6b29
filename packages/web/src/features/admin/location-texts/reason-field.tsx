import { reasonLength } from "@vanfettle/contract/content/content-limits";

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** Whether the field takes the focus when it appears, with its text selected. */
  hasFocus?: boolean;
}

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** A required field in which an operator says why, with the limits of the contract. */
export function ReasonField({ label, value, onChange, hasFocus = false }: ReasonFieldProps) {
  return (
    <label>
      <span className="label">{label}</span>
      <input
        ref={hasFocus ? focusAndSelect : undefined}
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
