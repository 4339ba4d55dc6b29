import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { addressHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { isAdminPath } from "@vanfettle/contract/paths";

/**
 * Removes a registration that was sent before the page was interactive from the address, and so
 * from the browser's history. An operators' page keeps its query: the identity provider's random
 * code can look like a registration.
 */
export function forgetRegistration(): void {
  const { pathname, search } = window.location;
  if (isAdminPath(pathname)) return;
  if (addressHoldsRegistration("", search)) {
    window.history.replaceState(window.history.state, "", pathname);
  }
}

interface InteractiveMarkProps {
  /** Called before the effects of the page, which read its fields. */
  onReady?: (() => void) | undefined;
  children: ReactNode;
}

/** Marks the document as interactive, which the browser tests wait for. */
export function InteractiveMark({ onReady, children }: InteractiveMarkProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    forgetRegistration();
    document.documentElement.dataset["live"] = "";
  }, []);
  return children;
}
