import type { ComponentProps, MouseEvent } from "react";

export interface ButtonLook {
  look?: "primary" | "navy" | "line" | undefined;
  large?: boolean | undefined;
}

/** Returns the classes of a button, or of a link that looks like a button. */
export const buttonClass = (
  { look = "line", large = false }: ButtonLook,
  ...more: (string | undefined)[]
): string => ["btn", `btn-${look}`, large && "btn-large", ...more].filter(Boolean).join(" ");

/**
 * The attributes of a button that ignores presses, as that of Enter in its form, and keeps the
 * focus, unlike a disabled button. They come last.
 */
export const ignoresPresses = {
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** True while the button's action runs. */
  isWaiting?: boolean;
}

/** The button that acts on this page; with `type="submit"`, the button of a form. */
export const Button = ({ look, large, isWaiting = false, className, ...props }: ButtonProps) => (
  <button
    type="button"
    className={buttonClass({ look, large }, className)}
    {...props}
    {...(isWaiting && ignoresPresses)}
  />
);
