import type { ComponentProps } from "react";
import { ignoresPresses } from "../../ui/button.tsx";

const looks = {
  line: "btn btn-line btn-small",
  navy: "btn btn-navy btn-small",
  primary: "btn btn-primary btn-small",
  text: "text-button",
  "large line": "btn btn-line",
  "large navy": "btn btn-navy",
  "large primary": "btn btn-primary",
} as const;

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  look?: keyof typeof looks;
  /** Replaces the label and disables the button while it is set, such as `Saving...`. */
  pending?: string | false | undefined;
}

/** A button, which submits its form only with the type `submit`. A disabled one keeps the focus. */
export const Button = ({ look = "line", pending, disabled, children, ...props }: ButtonProps) => (
  <button
    type="button"
    className={looks[look]}
    {...props}
    {...((disabled || pending) && ignoresPresses)}
  >
    {pending || children}
  </button>
);
