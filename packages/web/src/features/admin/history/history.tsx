import { useState } from "react";
import { AuditList } from "./audit-list.tsx";
import { RunList } from "./run-list.tsx";

/** The history of runs and what operators did. Each is read when it is opened. */
export function History() {
  const [open, setOpen] = useState({ runs: false, audit: false });
  return (
    <div className="history">
      <details className="card" onToggle={({ currentTarget }) => setOpen({ ...open, runs: currentTarget.open })}>
        <summary>Runs and their cost</summary>
        {open.runs && <RunList />}
      </details>
      <details className="card" onToggle={({ currentTarget }) => setOpen({ ...open, audit: currentTarget.open })}>
        <summary>Who did what</summary>
        {open.audit && <AuditList />}
      </details>
    </div>
  );
}
