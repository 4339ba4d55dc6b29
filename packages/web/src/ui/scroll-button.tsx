import type { ServiceId } from "@vanfettle/contract/services";
import type { KeyboardEvent, ReactNode } from "react";

interface ScrollButtonProps {
  /** The id of the element to scroll to. The default is the quote form. */
  to?: string;
  /** The service that a click selects in the form. */
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

/** A link that looks and behaves like a button, so that it works before and without script. */
export function ScrollButton({ to = "book", service, look = "primary", large = false, children }: ScrollButtonProps) {
  return (
    <a
      className={`btn btn-${look}${large ? " btn-large" : ""}`}
      href={`#${to}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element would do nothing without script
      role="button"
      data-service={service}
      onKeyDown={clickOnSpace}
    >
      {children}
    </a>
  );
}
