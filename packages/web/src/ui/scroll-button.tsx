import type { ServiceId } from "@vanfettle/contract/services";
import type { KeyboardEvent, ReactNode } from "react";

interface ScrollButtonProps {
  /** Id of what to bring into view; the quote form unless said. */
  to?: string;
  /** Chosen in the form on the way. */
  service?: ServiceId;
  look?: "primary" | "navy" | "line";
  large?: boolean;
  children: ReactNode;
}

const pressLikeAButton = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A button that is a link beneath, so it works before the script is live and without any. */
export function ScrollButton({ to = "book", service, look = "primary", large = false, children }: ScrollButtonProps) {
  return (
    <a
      className={`btn btn-${look}${large ? " btn-large" : ""}`}
      href={`#${to}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element would do nothing without script
      role="button"
      data-service={service}
      onKeyDown={pressLikeAButton}
    >
      {children}
    </a>
  );
}
