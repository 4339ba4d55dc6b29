import { problems } from "@vanfettle/contract/problems";
import { useDocument } from "../../../ui/document-context.ts";
import type { Refusal } from "./error-response.ts";
import { useOperators } from "./use-operator-session.ts";

/** After a 401 or 403: what was missing, and the way to it. */
export function SignInPrompt({ refusal }: { refusal: Pick<Refusal, "status"> }) {
  const { api } = useDocument();
  const operators = useOperators();
  const forbidden = refusal.status === problems.forbidden.status;
  return (
    <div className="prompt">
      <p>{(forbidden ? problems.forbidden : problems.unauthorised).message}</p>
      <button
        type="button"
        className="btn btn-navy btn-small"
        onClick={() => void operators.signIn(api, { asAnother: forbidden })}
      >
        {forbidden ? "Sign in with another account" : "Sign in to continue"}
      </button>
    </div>
  );
}
