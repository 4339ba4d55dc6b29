import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { refreshTexts, versionCall, type Target } from "../admin-queries.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { ReasonField } from "./reason-field.tsx";

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
