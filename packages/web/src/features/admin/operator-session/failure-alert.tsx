import { useEffect, useRef } from "react";
import { problemOf, statusOf } from "../../../api/http-error.ts";
import { Button } from "../layout/button.tsx";
import { needsSignIn, SignInPrompt } from "./sign-in-prompt.tsx";

interface FailureAlertProps {
  title: string;
  error: unknown;
  /** Reads again what could not be read. */
  onRetry?: () => unknown;
}

/** Reports an error, if there is one, with the server's message or, where that would help, a way to sign in. */
export function FailureAlert({ title, error, onRetry }: FailureAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen or two below.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [error]);
  if (!error) return null;
  const status = statusOf(error);
  const message = problemOf(error)?.message;
  return (
    <div ref={box} className="failure" role="alert">
      <p className="failure-title">{title}</p>
      {needsSignIn(status) ? <SignInPrompt status={status} /> : message && <p>{message}</p>}
      {onRetry && (
        <Button look="text" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
