import type { ReactNode } from "react";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";

interface OperatorReadProps<T> {
  read: { data: T | null | undefined; error: unknown };
  /** What is read, such as `library`. */
  what: string;
  children: (data: T) => ReactNode;
}

/** Shows operators what was read, that it could not be read, or that it is being read; asks others to sign in. */
export function OperatorRead<T>({ read: { data, error }, what, children }: OperatorReadProps<T>) {
  if (!useIsOperator()) return <SignInPrompt status={401} />;
  if (data) return children(data);
  if (!error) return <p className="card review-end">Loading the {what}...</p>;
  return <FailureAlert title={`The ${what} could not be read`} error={error} />;
}
