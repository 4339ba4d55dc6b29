import type { ReactNode } from "react";
import { useIsOpen } from "../../ui/is-open.ts";

type LazyDetailsProps = { className: string; summary: ReactNode; children: ReactNode };

/** Details that are rendered, and read, when they are opened. */
export function LazyDetails({ className, summary, children }: LazyDetailsProps) {
  const { isOpen, props } = useIsOpen<HTMLDetailsElement>();
  return (
    <details className={className} {...props}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
