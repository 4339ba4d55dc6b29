import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { contentBatchLimit, defaultProgressTotal } from "@vanfettle/contract/constants";
import { countText, counted } from "../format.ts";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { percentOf } from "../progress-monitor/percent.ts";
import { ProgressBar } from "../progress-monitor/progress-bar.tsx";
import { RunLine } from "../progress-monitor/run-status.tsx";
import type { Batch } from "./use-batch.ts";

interface BatchStatusProps {
  batch: Batch;
  progress: ContentProgress | undefined;
}

/** How far the run is, by the same answer the progress monitor polls: a batch moves it only through the server. */
export function BatchStatus({ batch: { answer, refusal }, progress }: BatchStatusProps) {
  const completed = progress?.completed ?? 0;
  const total = progress?.total ?? defaultProgressTotal;
  return (
    <section className="card batch" aria-labelledby="batch">
      <div className="overall-top">
        <h2 id="batch">Generation</h2>
        <p className="overall-figures">
          <strong>{countText(completed)}</strong> of {countText(total)}
        </p>
      </div>
      <ProgressBar
        percent={percentOf(completed, total)}
        labelledBy="batch"
        tone="brand"
        text={`${countText(completed)} of ${countText(total)} locations`}
      />
      <RunLine progress={progress} />
      <output className="batch-answer">
        {answer && `${counted(answer.accepted, "location")} accepted, ${countText(answer.skipped)} skipped. `}
        {answer && answer.skipped > 0 && `One batch takes at most ${contentBatchLimit}.`}
      </output>
      {refusal && (
        <div className="failure" role="alert">
          <SignInPrompt refusal={refusal} />
        </div>
      )}
    </section>
  );
}
