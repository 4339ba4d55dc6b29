import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { problems } from "@vanfettle/contract/problems";
import { useApi } from "../../api/api-context.ts";
import { failureOf } from "../../api/call-failure.ts";
import { adviceOn } from "../../api/failure-texts.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import type { Press } from "../../ui/focus.ts";
import { Button } from "../layout/button.tsx";
import { newTabHint, signsInElsewhere } from "./operator-session.ts";
import { useIsOperator, useOperatorSession, useOperatorState } from "./use-operator-session.ts";

/** Returns whether the operator has to sign in, or to sign in with another account. */
export const needsSignIn = (status: number | undefined): boolean =>
  status === 401 || status === 403;

/** After a 401 or 403 response: what the operator lacks, and a button to sign in. */
export function SignInPrompt({ status }: { status: number | undefined }) {
  const { api } = useApi();
  const session = useOperatorSession();
  const state = useOperatorState();
  const [refused] = useState(state);
  const isForbidden = status === problems.forbidden.status;
  if (state.status === "signedIn" && refused.status !== "signedOut" && state !== refused) {
    return <p>You are signed in again. Repeat what you did.</p>;
  }
  return (
    <div className="spread">
      <p>{(isForbidden ? problems.forbidden : problems.unauthorised).message}</p>
      <Button
        look="navy"
        onClick={() => void session.signIn(api, { asAnotherAccount: isForbidden })}
      >
        {`${isForbidden ? "Sign in with another account" : "Sign in to continue"}${signsInElsewhere(state) ? newTabHint : ""}`}
      </Button>
    </div>
  );
}

/** Returns the API's message or, without an answer of its own, what is known. */
export function messageOf(error: unknown): string | undefined {
  const failure = failureOf(error);
  const { code, message } = problemOf(error) ?? {};
  if (failure === "offline") return adviceOn(error);
  // A 5xx without a code is the gateway's, as when a function takes too long.
  const isUnanswered = failure === "broken" && code === undefined;
  return isUnanswered || failure === "silent" || failure === "unreadable"
    ? "No answer came that we can read. Reload this page to see what is stored."
    : message;
}

/**
 * Reports an error, if there is one, with the server's message or, where that would help, a way to
 * sign in.
 */
export function FailureAlert({
  title,
  error,
  press,
  onRetry,
}: {
  title: string;
  error: unknown;
  /** The press that failed: the button may be a screen or two below. */
  press?: RefObject<Press | null>;
  onRetry?: () => unknown;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    press?.current?.show(box.current);
  }, [error, press]);
  if (!error) return null;
  const status = statusOf(error);
  const message = messageOf(error);
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

interface OperatorReadProps<T> {
  read: { data: T | null | undefined; error: unknown };
  what: string;
  children: (data: T) => ReactNode;
}

/**
 * Shows operators the data, or that it could not be read or is being read; asks others to sign in.
 */
export function OperatorRead<T>({ read: { data, error }, what, children }: OperatorReadProps<T>) {
  if (!useIsOperator()) return <SignInPrompt status={401} />;
  if (data) return children(data);
  if (!error) return <p className="card queue-end">{`Loading the ${what}...`}</p>;
  return <FailureAlert title={`The ${what} could not be read`} error={error} />;
}
