import type { ReactNode } from "react";
import "./fold.css";

/** Content that phones fold; wide screens and paper show it. */
export const Fold = ({
  summary,
  isHeading = false,
  children,
}: {
  summary: ReactNode;
  /** True if the summary says what wide screens need to read as well. */
  isHeading?: boolean;
  children: ReactNode;
}) => (
  <details className={isHeading ? "more-places fold fold-heading" : "more-places fold"}>
    <summary>{summary}</summary>
    {children}
  </details>
);
