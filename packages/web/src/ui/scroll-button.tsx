import type { KeyboardEvent, ReactNode } from "react";
import type { ServiceId } from "@vanfettle/contract/services";
import { buttonClass, type ButtonLook } from "./button.tsx";

interface ScrollButtonProps extends ButtonLook {
  service?: ServiceId;
  children: ReactNode;
}

const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * The link, styled as a button, that leads to the quote form. Its target is the form's first field:
 * the browser focuses it, even without script, and the form may already be in view.
 */
export const ScrollButton = ({ service, look = "primary", large, children }: ScrollButtonProps) => (
  <a
    className={buttonClass({ look, large })}
    href="#registration"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element would do nothing without script
    role="button"
    data-service={service}
    onKeyDown={clickOnSpace}
  >
    {children}
  </a>
);
