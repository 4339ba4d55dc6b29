import { problemOf, statusOf } from "../../../api/http-error.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { Button } from "../layout/button.tsx";
import { needsSignIn, SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import type { FailedDecision } from "./use-decisions.ts";

interface DecisionFailuresProps {
  failures: readonly FailedDecision[];
  /** Goes back to a draft that still waits, or dismisses the failure of one that is gone. */
  onPress: (failure: FailedDecision) => void;
}

/** The decisions that the server did not take. Those on drafts that still wait lead back to them. */
export function DecisionFailures({ failures, onPress }: DecisionFailuresProps) {
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
                <Button look="text" onClick={() => onPress(failure)}>
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
