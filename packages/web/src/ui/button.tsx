import type { ComponentProps } from "react";

export interface ButtonLook {
  look?: "primary" | "navy" | "line" | undefined;
  large?: boolean | undefined;
}

/** Returns the classes of a button, or of a link that looks like a button. */
export const buttonClass = (
  { look = "line", large = false }: ButtonLook,
  ...more: (string | undefined)[]
): string => ["btn", `btn-${look}`, large && "btn-large", ...more].filter(Boolean).join(" ");

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /**
   * True while the button's action runs. The button ignores clicks but keeps the focus, unlike a
   * disabled button.
   */
  isWaiting?: boolean;
}

/** The button that acts on this page; with `type="submit"`, the button of a form. */
export const Button = ({
  look,
  large,
  isWaiting = false,
  onClick,
  className,
  ...props
}: ButtonProps) => (
  <button
    type="button"
    className={buttonClass({ look, large }, className)}
    aria-disabled={isWaiting || undefined}
    onClick={isWaiting ? undefined : onClick}
    {...props}
  />
);
