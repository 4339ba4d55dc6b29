import { useState, type ReactNode } from "react";

type LazyDetailsProps = { className: string; summary: ReactNode; children: ReactNode };

/** Details that are rendered, and read, when they are opened. */
export function LazyDetails({ className, summary, children }: LazyDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
