import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { defaultProgressTotal } from "@vanfettle/contract/constants";
import { countText } from "../format.ts";
import { percentOf } from "./percent.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { countOf, type RegionRow, type RegionState } from "./region-statuses.ts";
import { RunFacts } from "./run-facts.tsx";

const counters: readonly (readonly [RegionState, string])[] = [
  ["completed", "Completed"],
  ["failed", "Failed"],
  ["remaining", "Remaining"],
];

interface OverallCardProps {
  progress: ContentProgress | undefined;
  rows: readonly RegionRow[];
}

export function OverallCard({ progress, rows }: OverallCardProps) {
  const completed = progress?.completed ?? 0;
  const total = progress?.total ?? defaultProgressTotal;
  const percent = percentOf(completed, total);
  return (
    <section className="card overall" aria-labelledby="overall">
      <div className="overall-top">
        <h2 id="overall">Overall</h2>
        <p className="overall-figures">
          <strong>{countText(completed)}</strong> of {countText(total)} · {percent}%
        </p>
      </div>
      <ProgressBar
        percent={percent}
        labelledBy="overall"
        tone="brand"
        text={`${countText(completed)} of ${countText(total)} locations`}
      />
      <dl className="counters">
        {counters.map(([state, label]) => (
          <div key={state} className={`counter counter-${state}`}>
            <dt>{label}</dt>
            <dd>{countOf(rows, state)}</dd>
          </div>
        ))}
      </dl>
      {progress?.runId && <RunFacts progress={progress} />}
    </section>
  );
}
