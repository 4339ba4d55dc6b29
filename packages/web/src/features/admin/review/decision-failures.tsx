import { problemOf, statusOf } from "../../../api/http-error.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { Button } from "../layout/button.tsx";
import { needsSignIn, SignInPrompt } from "../operator-session/failure-alert.tsx";
import type { Review } from "./use-review.ts";

/** The decisions that the server did not take. Those on drafts that still wait lead back to them. */
export function DecisionFailures({ review: { failures, answer } }: { review: Review }) {
  const status = failures.map(({ error }) => statusOf(error)).find(needsSignIn);
  return (
    <div role="alert">
      {failures.length > 0 && (
        <div className="failure">
          <ul className="decision-failures">
            {failures.map((failure) => (
              <li key={keyOf(failure.draft)}>
                <p>
                  <strong>
                    {failure.draft.name} was not {failure.decision.outcome}.
                  </strong>{" "}
                  {problemOf(failure.error)?.message ?? "The site did not respond."}
                </p>
                <Button look="text" onClick={() => answer(failure)}>
                  {failure.isGone ? "Dismiss" : "Go back to it"}
                  <span className="sr-only">: {failure.draft.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {status !== undefined && <SignInPrompt status={status} />}
        </div>
      )}
    </div>
  );
}
