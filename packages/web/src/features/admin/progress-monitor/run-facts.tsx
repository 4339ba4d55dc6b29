import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { countText, momentText, poundsText } from "../format.ts";

type Fact = readonly [label: string, value: string];

function factsOf({ isRunning, startedAt, finishedAt, paidCalls, tokens, costPounds }: ContentProgress): Fact[] {
  return [
    ...(startedAt ? [["Started", momentText(startedAt)] as const] : []),
    ...(finishedAt && !isRunning ? [["Ended", momentText(finishedAt)] as const] : []),
    ["Paid calls", countText(paidCalls)],
    ["Tokens in", countText(tokens.input)],
    ["Tokens out", countText(tokens.output)],
    ["Estimated cost", costPounds === null ? "Not known" : poundsText(costPounds)],
  ];
}

/** What the current run has used, or the last one did. */
export function RunFacts({ progress }: { progress: ContentProgress }) {
  return (
    <div className="run-facts">
      <h3 id="run-facts">{progress.isRunning ? "This run" : "Last run"}</h3>
      <dl aria-labelledby="run-facts">
        {factsOf(progress).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {progress.error && <p className="run-error">{progress.error}</p>}
    </div>
  );
}
