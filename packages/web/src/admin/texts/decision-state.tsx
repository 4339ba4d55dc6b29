import { statusOf } from "../../api/http-error.ts";
import { keyOf } from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { messageOf, needsSignIn, SignInPrompt } from "../operator-session/failure-alert.tsx";
import type { Leave } from "./leaving-asks.tsx";
import type { Decisions } from "./use-decisions.ts";

interface DecisionStateProps {
  decisions: Decisions;
  leave: Leave;
}

/**
 * The decisions that the server did not take. Those on texts that still wait lead back to them.
 */
function DecisionFailures({ decisions: { failures, answer }, leave }: DecisionStateProps) {
  const status = failures.map(({ error }) => statusOf(error)).find(needsSignIn);
  if (failures.length === 0) return null;
  return (
    <div className="failure" role="alert">
      <ul className="decision-failures">
        {failures.map((failure) => (
          <li key={keyOf(failure.text)} className="spread">
            <p>
              <strong>{`${failure.text.name} was not ${failure.decision.outcome}.`}</strong>{" "}
              <span>{messageOf(failure.error) ?? "The site did not respond."}</span>
            </p>
            <Button look="text" onClick={() => leave(() => answer(failure))}>
              <span>{failure.isGone ? "Dismiss" : "Go back to it"}</span>
              <span className="sr-only">{`: ${failure.text.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {status !== undefined && <SignInPrompt status={status} />}
    </div>
  );
}

/** What has become of decisions: in view wherever the text is scrolled, and above no heading of it. */
export const DecisionState = (props: DecisionStateProps) => (
  <div className="decision-state">
    <output>{props.decisions.status}</output>
    <DecisionFailures {...props} />
  </div>
);
