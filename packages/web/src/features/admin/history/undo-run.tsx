import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshTexts } from "../admin-queries.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import type { OperatorApi } from "../operator-session/operator-api.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";

/** Repeats the call until nothing of the run is left, and returns how many locations were undone. */
async function undoAll(api: OperatorApi, runId: string): Promise<number> {
  let undone = 0;
  for (;;) {
    const result = await api.call("undoContentRun", { params: { runId }, body: {} });
    undone += result.undone;
    if (result.remaining === 0 || result.undone === 0) return undone;
  }
}

/** Undoes a run after a second press: visitors read again what they read before it. */
export function UndoRun({ runId, name }: { runId: string; name: string }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const undo = useOperatorMutation({
    mutationFn: (api) => undoAll(api, runId),
    onSettled: () => {
      setAsked(false);
      return refreshTexts(client);
    },
  });
  return (
    <div className="undo">
      {isAsked ? (
        <>
          <p>Pages will go back to the versions before this run, even where the text was edited or approved since.</p>
          <button
            type="button"
            className="btn btn-navy btn-small"
            disabled={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {undo.isPending ? "Undoing..." : "Undo it"}
          </button>
          <button type="button" className="text-button" onClick={() => setAsked(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" className="text-button" onClick={() => setAsked(true)}>
          Undo this run<span className="sr-only"> over {name}</span>
        </button>
      )}
      <output>{undo.data !== undefined && `${pluralise(undo.data, "location")} undone.`}</output>
      {undo.error && <FailureAlert title="The run was not undone" error={undo.error} />}
    </div>
  );
}
