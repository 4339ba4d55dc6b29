import type { ReactNode } from "react";
import { formatCount } from "../format.ts";

/** Returns the whole percentage for a progress bar, from 0 to 100. Without a total it is 0. */
export const toPercent = (completed: number, total: number): number =>
  total > 0 ? Math.max(0, Math.min(100, Math.round((completed / total) * 100))) : 0;

interface ProgressBarProps {
  /** Null while something is running and its progress is unknown. */
  percent: number | null;
  labelledBy: string;
  tone: "brand" | "go" | "danger";
  /** What assistive technology reads instead of the percentage. */
  text?: string;
}

export function ProgressBar({ percent, labelledBy, tone, text }: ProgressBarProps) {
  return (
    <div
      className={`bar bar-${tone}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style a progress element differently
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : text}
    >
      <div
        className={percent === null ? "bar-sweep" : "bar-fill"}
        style={percent === null ? {} : { width: `${percent}%` }}
      />
    </div>
  );
}

interface OverallProgressProps {
  id: string;
  title: string;
  done: number;
  total: number;
  of: "locations" | "texts";
  percent: number;
  /** Follows the counts. */
  children?: ReactNode;
}

/** The heading of a card of progress, with its counts and its bar. */
export function OverallProgress({ id, title, done, total, of, percent, children }: OverallProgressProps) {
  return (
    <>
      <div className="overall-top">
        <h2 id={id}>{title}</h2>
        <p className="overall-counts">
          <strong>{formatCount(done)}</strong> of {formatCount(total)}
          {children}
        </p>
      </div>
      <ProgressBar
        percent={percent}
        labelledBy={id}
        tone="brand"
        text={`${formatCount(done)} of ${formatCount(total)} ${of}`}
      />
    </>
  );
}
