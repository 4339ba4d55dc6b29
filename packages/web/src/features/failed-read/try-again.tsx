import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { failureOf } from "../../api/call-failure.ts";
import { buttonClass } from "../../ui/button.tsx";

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
    onRetry();
  }
  return (
    <a className={buttonClass({})} href={pathname + search} onClick={tryInPlace}>
      Try again
    </a>
  );
}
