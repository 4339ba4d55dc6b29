import { useEffect, useRef, useState, type ToggleEvent } from "react";

/** Returns whether a `details` or a popover is open. A browser without popovers shows no menu. */
export function isOpenNow(element: HTMLElement): boolean {
  if (element instanceof HTMLDetailsElement) return element.open;
  return "popover" in element && element.matches(":popover-open");
}

/**
 * Returns whether a `details` or a popover is open, and the props that follow it. The visitor may
 * have opened it before the script ran, when no event was heard.
 */
export function useIsOpen<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ref.current) setOpen(isOpenNow(ref.current));
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<E>) => setOpen(isOpenNow(currentTarget));
  return { isOpen, props: { ref, onToggle } };
}
