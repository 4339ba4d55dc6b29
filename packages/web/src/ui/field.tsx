import type { ComponentProps, ReactNode } from "react";

/** The attributes of a field for a registration or postcode, whose value is not a word. */
export const identifierInput = {
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/** Returns the id of a field's error. */
export const errorId = (field: string): string => `${field}-error`;

/**
 * Shows the error message of a field, which references it in `aria-describedby`; empty without a
 * message.
 */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message && (
    <p className="field-error" id={errorId(id)}>
      {message}
    </p>
  );

interface FieldProps {
  id: string;
  label: string;
  message?: string | undefined;
  hint?: ReactNode;
  /** The id of a note elsewhere that also describes the field. */
  noteId?: string | undefined;
  /** Renders the control with the attributes that connect it with its label, error and hint. */
  children: (
    control: Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">,
  ) => ReactNode;
}

/** A form control with its label, its error message and its hint. */
export function Field({ id, label, message, hint, noteId, children }: FieldProps) {
  const describedBy = [message && errorId(id), hint && `${id}-hint`, noteId]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        "aria-invalid": message ? true : undefined,
        "aria-describedby": describedBy || undefined,
        id,
      })}
      <FieldError id={id} message={message} />
      {hint && (
        <p className="note mt-1" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The input for a registration, drawn as a number plate. */
export const PlateInput = (props: ComponentProps<"input">) => (
  <div className="plate">
    <span aria-hidden="true">UK</span>
    <input type="text" {...identifierInput} {...props} />
  </div>
);
