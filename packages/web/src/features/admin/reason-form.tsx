import { reasonLength } from "@vanfettle/contract/content/content-limits";
import { useState, type FormEvent, type KeyboardEvent } from "react";

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

interface ReasonFormProps {
  label: string;
  submit: string;
  /** The reason to begin with, which typing replaces. */
  suggested: string;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** The field for the reason of a decision, with the focus. Enter decides, and Escape closes it. */
export function ReasonForm({ label, submit, suggested, onSubmit, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState(suggested);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(reason);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the field inside
    <form className="reason" onSubmit={send} onKeyDown={onKeyDown}>
      <ReasonField label={label} value={reason} onChange={setReason} hasFocus />
      <button type="submit" className="btn btn-navy btn-small">
        {submit}
      </button>
      <button type="button" className="text-button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
