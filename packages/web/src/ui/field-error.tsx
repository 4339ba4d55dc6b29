interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/**
 * Shows the error message of a field below it; empty without a message. The field references the `id` in
 * `aria-describedby`.
 */
export function FieldError({ id, message }: FieldErrorProps) {
  return message ? (
    <p className="field-error" id={id}>
      {message}
    </p>
  ) : null;
}

/** Returns the id of a field's error. */
export const errorId = (field: string): string => `${field}-error`;
