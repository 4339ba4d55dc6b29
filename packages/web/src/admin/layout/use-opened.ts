import { useRef, useState } from "react";
import { takePress, type Press } from "../../ui/focus.ts";

/**
 * Returns whether a question or a form is open in place of its button, and `setOpen`. Either
 * disappears with the focus, so `focus`, the `ref` of both, gives it to the one that appears.
 */
export function useOpened() {
  const [isOpen, change] = useState(false);
  const press = useRef<Press>(null);
  return {
    isOpen,
    /** `from` is the press that led to it: by default, one of this moment. */
    setOpen(this: void, next: boolean, from: Press | null = takePress()) {
      press.current = from;
      change(next);
    },
    focus: (element: HTMLElement | null): void => void press.current?.moveFocus(element),
  };
}
