import { problems } from "@vanfettle/contract/problems";
import { useApi } from "../../../api/api-context.ts";
import { useOperatorSession } from "./use-operator-session.ts";

/** After a 401 or 403 response: what the operator lacks, and a button to sign in. */
export function SignInPrompt({ status }: { status: number | undefined }) {
  const { api } = useApi();
  const session = useOperatorSession();
  const isForbidden = status === problems.forbidden.status;
  return (
    <div className="prompt">
      <p>{(isForbidden ? problems.forbidden : problems.unauthorised).message}</p>
      <button
        type="button"
        className="btn btn-navy btn-small"
        onClick={() => void session.signIn(api, { asAnotherAccount: isForbidden })}
      >
        {isForbidden ? "Sign in with another account" : "Sign in to continue"}
      </button>
    </div>
  );
}
