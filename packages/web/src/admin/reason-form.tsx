import {
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { reasonLength } from "@vanfettle/contract/operator/operator-limits";
import type { Press } from "../ui/focus.ts";
import { Button } from "./layout/button.tsx";

interface ReasonFieldProps extends Pick<ComponentProps<"input">, "ref"> {
  label: string;
  value: string;
  onChange: (reason: string) => void;
}

/** A required field in which an operator says why, with the limits of the contract. */
export const ReasonField = ({ label, onChange, ...props }: ReasonFieldProps) => (
  <label>
    <span className="label">{label}</span>
    <input
      className="field"
      required
      minLength={reasonLength.min}
      maxLength={reasonLength.max}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  </label>
);

interface ReasonFormProps {
  label: string;
  submit: string;
  /** The reason to begin with, which typing replaces. */
  suggested?: string;
  /** The press that opened the form, whose field takes the focus. */
  press: RefObject<Press | null>;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** The field for the reason of a decision. Enter decides, and Escape closes it. */
export function ReasonForm({
  label,
  submit,
  suggested = "",
  press,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const [reason, setReason] = useState(suggested);
  const focusAndSelect = (input: HTMLInputElement | null) => {
    if (press.current?.moveFocus(input)) input?.select();
  };
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
      <ReasonField ref={focusAndSelect} label={label} value={reason} onChange={setReason} />
      <Button look="navy" type="submit">
        {submit}
      </Button>
      <Button look="text" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
