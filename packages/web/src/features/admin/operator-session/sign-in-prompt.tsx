import { problems } from "@vanfettle/contract/problems";
import { useState } from "react";
import { useApi } from "../../../api/api-context.ts";
import { signsInElsewhere } from "./operator-session.ts";
import { useOperatorSession, useOperatorState } from "./use-operator-session.ts";

/** Returns whether the operator has to sign in, or to sign in with another account. */
export const needsSignIn = (status: number | undefined): boolean => status === 401 || status === 403;

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
    <div className="prompt">
      <p>{(isForbidden ? problems.forbidden : problems.unauthorised).message}</p>
      <button
        type="button"
        className="btn btn-navy btn-small"
        onClick={() => void session.signIn(api, { asAnotherAccount: isForbidden })}
      >
        {isForbidden ? "Sign in with another account" : "Sign in to continue"}
        {signsInElsewhere(state) && " (opens in a new tab)"}
      </button>
    </div>
  );
}
