interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** Shows what is wrong with a field below it, or nothing without a message. The field names its `id` in `aria-describedby`. */
export function FieldError({ id, message }: FieldErrorProps) {
  return message ? (
    <p className="field-error" id={id}>
      {message}
    </p>
  ) : null;
}

/** Returns the id of the error of a field. */
export const errorId = (field: string): string => `${field}-error`;
