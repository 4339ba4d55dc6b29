import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { useState, type FormEvent } from "react";
import { refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { Button } from "../layout/button.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { ReasonField } from "../reason-form.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";

interface DecisionFormProps {
  className: "publish" | "decision";
  /** The label of the field for the reason; undefined if a reason is not needed. */
  reasonLabel?: string | undefined;
  submit: string;
  failure: string;
  decide: (api: OperatorApi, reason: string) => Promise<unknown>;
}

/** A decision on a version, with a reason where one is needed. The audit shows it. */
function DecisionForm({ className, reasonLabel, submit, failure, decide }: DecisionFormProps) {
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useOperatorMutation({
    call: (api) => decide(api, reason),
    refresh: refreshTexts,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={className} onSubmit={onSubmit}>
      {reasonLabel && <ReasonField label={reasonLabel} value={reason} onChange={setReason} />}
      <Button look={className === "publish" ? "navy" : "line"} type="submit" disabled={isPending}>
        {submit}
      </Button>
      <FailureAlert title={failure} error={error} />
    </form>
  );
}

interface PublishFormProps {
  target: Target;
  version: number;
  /** The published version. */
  published: number | null;
  /** The details of the version; undefined while they load. */
  detail: ContentVersion | undefined;
}

/** Approves the viewed version, rolls back to it, or accepts it with a reason although the checks refuse it. */
export function PublishForm({ target, version, published, detail }: PublishFormProps) {
  const [wasPublished, setWasPublished] = useState(false);
  if (version === published) {
    return (
      <div className="publish">
        <output>{wasPublished && `Version ${version} is what visitors read now.`}</output>
      </div>
    );
  }
  const isRefused = detail?.faults.some(({ level }) => level === "refused") ?? false;
  if (isRefused && !detail?.mayBeAccepted) {
    return <p className="publish">This version cannot be published. Edit it, or reject it.</p>;
  }
  let verb = published !== null && version < published ? "Roll back to" : "Publish";
  if (detail?.state === "draft") verb = "Approve";
  if (isRefused) verb = "Accept";
  return (
    <DecisionForm
      className="publish"
      reasonLabel={isRefused ? "Reason for publishing despite failed checks" : undefined}
      submit={`${verb} version ${version}`}
      failure="The version was not published"
      decide={async (api, reason) => {
        await api.call("publishContentVersion", { ...versionCall(target, version), body: isRefused ? { reason } : {} });
        setWasPublished(true);
      }}
    />
  );
}

/** Rejects a version that waits. */
export const RejectForm = ({ target, version }: { target: Target; version: number }) => (
  <DecisionForm
    className="decision"
    reasonLabel="Why reject it"
    submit={`Reject version ${version}`}
    failure="The version was not rejected"
    decide={(api, reason) => api.call("rejectContentVersion", { ...versionCall(target, version), body: { reason } })}
  />
);
