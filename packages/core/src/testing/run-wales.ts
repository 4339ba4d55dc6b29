import { contentProgress } from "../generation/progress.ts";
import { currentRun } from "../generation/run-lease.ts";
import { startRun } from "../generation/start-run.ts";
import { createFakeTextModel } from "./fake-text-model.ts";
import type { GenerationHarness } from "./generation-harness.ts";
import { runSteps, type RunOptions } from "./run-steps.ts";

/**
 * Runs Wales; `before` runs before each call of the writer, and may throw. Returns the called places
 * with the seconds from the first call to each, and the run and its progress after it.
 */
export async function runWales(
  { deps }: Pick<GenerationHarness, "deps">,
  before: (name: string, call: number) => void = () => undefined,
  options: RunOptions = {},
) {
  const { runId } = await startRun(deps, { kind: "region", region: "wales" }, "operator");
  const times: number[] = [];
  const model = createFakeTextModel((name, call) => {
    times.push(deps.clock().getTime() / 1000);
    before(name, call);
  });
  const outcome = await runSteps({ ...deps, model }, runId, options);
  const [first = 0] = times;
  return {
    runId,
    outcome,
    calls: model.calls,
    times: times.map((time) => time - first),
    run: await currentRun(deps),
    progress: await contentProgress(deps),
  };
}
