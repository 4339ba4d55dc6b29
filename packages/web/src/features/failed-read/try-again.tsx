import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { failureOf } from "../../api/call-failure.ts";
import { buttonClass } from "../../ui/button.tsx";
import { takePress, type Press } from "../../ui/focus.ts";

interface TryAgainProps {
  /** The error of the failed read; undefined if only the edge knows it. */
  error?: unknown;
  /** Reads again. The page then shows that it is loading. */
  onRetry: () => unknown;
}

/**
 * Tries a failed read again: in place, or by a new document if another release may have answered,
 * and without script.
 */
export function TryAgain({ error, onRetry }: TryAgainProps) {
  const { pathname, search } = useLocation();
  function tryInPlace(event: MouseEvent): void {
    if (failureOf(error) === "unreadable") return;
    event.preventDefault();
    void retry(takePress());
  }
  async function retry(press: Press): Promise<void> {
    await onRetry();
    // The pressed link has disappeared.
    press.moveFocus(document.querySelector("main"), "none");
  }
  return (
    <a className={buttonClass({})} href={pathname + search} onClick={tryInPlace}>
      Try again
    </a>
  );
}
