import type { ServiceId } from "@vanfettle/contract/services";
import type { KeyboardEvent, ReactNode } from "react";

interface ScrollButtonProps {
  service?: ServiceId;
  look?: "primary" | "navy" | "line";
  large?: boolean;
  children: ReactNode;
}

const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * The link, styled as a button, that leads to the quote form. Its target is the form's first field: the browser focuses
 * it, even without script, and the form may already be in view.
 */
export const ScrollButton = ({ service, look = "primary", large = false, children }: ScrollButtonProps) => (
  <a
    className={`btn btn-${look}${large ? " btn-large" : ""}`}
    href="#registration"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element would do nothing without script
    role="button"
    data-service={service}
    onKeyDown={clickOnSpace}
  >
    {children}
  </a>
);
