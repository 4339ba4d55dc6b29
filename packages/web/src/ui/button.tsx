import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  look?: "primary" | "navy" | "line";
  large?: boolean;
  /** True while the button's action runs. The button ignores clicks but keeps the focus, unlike a disabled button. */
  isWaiting?: boolean;
}

/** The button that acts on this page; with `type="submit"`, the button of a form. */
export const Button = ({ look = "line", large = false, isWaiting = false, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    className={`btn btn-${look}${large ? " btn-large" : ""}`}
    aria-disabled={isWaiting || undefined}
    onClick={isWaiting ? undefined : onClick}
    {...props}
  />
);
