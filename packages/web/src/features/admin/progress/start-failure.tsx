import { SignInPrompt } from "../operators/sign-in-prompt.tsx";
import { needsSignIn, refusalOf } from "../operators/refusal.ts";

/** Says that a start failed, why as far as the server told, and what an operator can do about it. */
export function StartFailure({ error }: { error: unknown }) {
  const refusal = refusalOf(error);
  return (
    <div className="failure" role="alert">
      <p className="failure-title">Failed to start generation</p>
      {needsSignIn(refusal) ? <SignInPrompt refusal={refusal} /> : refusal.message && <p>{refusal.message}</p>}
    </div>
  );
}
