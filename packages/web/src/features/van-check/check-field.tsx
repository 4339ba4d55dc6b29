import { errorId, FieldError } from "../../ui/field-error.tsx";
import type { VanCheckField } from "./van-check-entry.ts";

interface Props {
  name: VanCheckField;
  label: string;
  hint: string;
  value: string;
  message: string | undefined;
  /** True if this is the first field with a message, which takes the focus when the page opens. */
  isFirstIssue: boolean;
}

/** The text field with a hint and an optional error message. */
export function CheckField({ name, label, hint, value, message, isFirstIssue }: Props) {
  return (
    <div>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <input
        className="field"
        id={name}
        name={name}
        defaultValue={value}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script nothing else leads to the wrong field
        autoFocus={message !== undefined && isFirstIssue}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${errorId(name)} ${name}-hint` : `${name}-hint`}
      />
      <FieldError id={errorId(name)} message={message} />
      <p className="note mt-1" id={`${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}
