import type { ReactNode } from "react";
import "./fold.css";

/** Content that phones fold; wide screens and paper show it. */
export const Fold = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="more-places fold">
    <summary>{summary}</summary>
    {children}
  </details>
);
