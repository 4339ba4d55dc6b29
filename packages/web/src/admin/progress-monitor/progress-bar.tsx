import type { Ref } from "react";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { formatDateTime } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";

/** Returns the whole percentage for a progress bar, from 0 to 100. Without a total it is 0. */
export const toPercent = (completed: number, total: number): number =>
  total > 0 ? Math.max(0, Math.min(100, Math.round((completed / total) * 100))) : 0;

interface ProgressBarProps {
  /** Null while something is running and its progress is unknown. */
  percent: number | null;
  labelledBy: string;
  tone: "brand" | "go" | "danger";
  /** The text for assistive technology instead of the percentage. */
  text?: string;
}

export const ProgressBar = ({ percent, labelledBy, tone, text }: ProgressBarProps) => (
  <div
    className={`bar bar-${tone}`}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style a progress element differently
    role="progressbar"
    aria-labelledby={labelledBy}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent ?? undefined}
    aria-valuetext={text}
  >
    {percent === null ? (
      <div className="bar-sweep" />
    ) : (
      <div className="bar-fill" style={{ width: `${percent}%` }} />
    )}
  </div>
);

interface OverallProgressProps {
  /** The heading, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
  id: string;
  title: string;
  done: number;
  total: number;
  of: "locations" | "texts";
  /** The number of texts that the bar counts: done, or done and failed; `done` by default. */
  settled?: number;
  /** Follows the counts. */
  about?: string;
}

export function OverallProgress({
  ref,
  id,
  title,
  done,
  total,
  of,
  settled = done,
  about = "",
}: OverallProgressProps) {
  const text = `${withCommas(done)} of ${withCommas(total)} ${of} written`;
  return (
    <>
      <div className="spread overall-top">
        <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined}>
          {title}
        </h2>
        <p className="overall-counts">
          <strong>{withCommas(done)}</strong>
          <span>{` of ${withCommas(total)} written${about}`}</span>
        </p>
      </div>
      <ProgressBar percent={toPercent(settled, total)} labelledBy={id} tone="brand" text={text} />
    </>
  );
}

/** Reports that the progress could not be read; polling reads it again. */
export const ProgressFailure = () => (
  <p className="failure" role="alert">
    The progress could not be read. Trying again…
  </p>
);

/**
 * Shows whether a run is in progress, the region and location it is at, and when the progress was
 * last updated.
 */
export function RunStatus({ progress }: { progress: ContentProgress | undefined }) {
  const isRunning = progress?.isRunning === true;
  const position = [progress?.currentRegion, progress?.currentLocation].filter(Boolean).join(" · ");
  return (
    <p className="run-status">
      <span className={isRunning ? "chip chip-running" : "chip"}>
        <AdminIcon name={isRunning ? "running" : "remaining"} />
        <span>{isRunning ? "Running" : "Idle"}</span>
      </span>
      {isRunning && position && <span className="run-position">{position}</span>}
      {progress?.lastUpdate && (
        <span className="note">{`Updated ${formatDateTime(progress.lastUpdate)}`}</span>
      )}
    </p>
  );
}
