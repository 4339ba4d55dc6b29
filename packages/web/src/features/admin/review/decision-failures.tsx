import { problemOf, statusOf } from "../../../api/http-error.ts";
import { needsSignIn, SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import type { QueuedDraft } from "./draft-queue.ts";
import type { FailedDecision } from "./use-decisions.ts";

interface DecisionFailuresProps {
  failures: readonly FailedDecision[];
  onOpen: (draft: QueuedDraft) => void;
  onDismiss: (draft: QueuedDraft) => void;
}

/** The decisions that the server did not take. Those on drafts that still wait lead back to them. */
export function DecisionFailures({ failures, onOpen, onDismiss }: DecisionFailuresProps) {
  const status = failures.map(({ error }) => statusOf(error)).find(needsSignIn);
  return (
    <div role="alert">
      {failures.length > 0 && (
        <div className="failure">
          <ul className="decision-failures">
            {failures.map(({ draft, decision, error, isGone }) => (
              <li key={`${draft.kind}/${draft.slug}`}>
                <p>
                  <strong>
                    {draft.name} was not {decision.outcome}.
                  </strong>{" "}
                  {problemOf(error)?.message ?? "The site did not respond."}
                </p>
                <button
                  type="button"
                  className="text-button"
                  onClick={() => (isGone ? onDismiss(draft) : onOpen(draft))}
                >
                  {isGone ? "Dismiss" : "Go back to it"}
                  <span className="sr-only">: {draft.name}</span>
                </button>
              </li>
            ))}
          </ul>
          {status !== undefined && <SignInPrompt status={status} />}
        </div>
      )}
    </div>
  );
}
