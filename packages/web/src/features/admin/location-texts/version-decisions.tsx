import { useQueryClient } from "@tanstack/react-query";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { useState, type FormEvent } from "react";
import { refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { ReasonField } from "../reason-form.tsx";

interface PublishButtonProps {
  target: Target;
  version: number;
  /** The version that visitors read now. */
  published: number | null;
  /** What is known of the version; undefined while it is read. */
  detail: ContentVersion | undefined;
}

function publishLabel({ version, published, detail }: PublishButtonProps, needsReason: boolean): string {
  if (needsReason) return `Accept version ${version}`;
  if (detail?.state === "draft") return `Approve version ${version}`;
  return `${published !== null && version < published ? "Roll back to" : "Publish"} version ${version}`;
}

/** Approves the viewed version, rolls back to it, or accepts it with a reason although the checks refuse it. */
export function PublishButton(props: PublishButtonProps) {
  const { target, version, published, detail } = props;
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const publish = useOperatorMutation({
    mutationFn: (api, body: { reason?: string }) =>
      api.call("publishContentVersion", { ...versionCall(target, version), body }),
    onSuccess: () => refreshTexts(client),
  });
  const isPublished = version === published;
  const isRefused = detail?.faults.some(({ level }) => level === "refused") ?? false;
  const needsReason = isRefused && detail?.mayBeAccepted === true;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    publish.mutate(needsReason ? { reason } : {});
  };
  return (
    <form className="publish" onSubmit={onSubmit}>
      {!isPublished && isRefused && !needsReason && <p>This version cannot be published. Edit it, or reject it.</p>}
      {!isPublished && needsReason && (
        <ReasonField label="Reason for publishing despite failed checks" value={reason} onChange={setReason} />
      )}
      {!isPublished && (!isRefused || needsReason) && (
        <button type="submit" className="btn btn-navy btn-small" disabled={publish.isPending}>
          {publishLabel(props, needsReason)}
        </button>
      )}
      <output>{isPublished && publish.isSuccess && `Version ${version} is what visitors read now.`}</output>
      {publish.error && <FailureAlert title="The version was not published" error={publish.error} />}
    </form>
  );
}

/** Rejects a version that waits. The operator says why, which the audit shows. */
export function RejectForm({ target, version }: { target: Target; version: number }) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const reject = useOperatorMutation({
    mutationFn: (api) => api.call("rejectContentVersion", { ...versionCall(target, version), body: { reason } }),
    onSuccess: () => refreshTexts(client),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    reject.mutate();
  };
  return (
    <form className="decision" onSubmit={onSubmit}>
      <ReasonField label="Why reject it" value={reason} onChange={setReason} />
      <button type="submit" className="btn btn-line btn-small" disabled={reject.isPending}>
        Reject version {version}
      </button>
      {reject.error && <FailureAlert title="The version was not rejected" error={reject.error} />}
    </form>
  );
}
