import {
  finishRun,
  finishScope,
  nextScope,
  planScope,
  recordFailure,
  type FinishDeps,
} from "../generation/steps.ts";
import {
  writeStep,
  type WriteLocationDeps,
  type WriteLocationInput,
  type WriteStepResult,
} from "../generation/write-location.ts";

type Deps = FinishDeps & WriteLocationDeps;

export interface RunOptions {
  concurrency?: number;
  /** Called before each step; if it returns true, the process dies there. */
  dies?: (step: string) => boolean;
  tries?: number;
}

class Died extends Error {}

/** The mean wait of the state machine before the second attempt; it doubles for each one after. */
const meanWaitMs = 1_000;
const retried = /^(TextUnavailable|ReaderUnavailable|ElectroError)$/;

/**
 * Runs the steps as the state machine does: in its order, with its retries by error name and its
 * catches.
 */
export async function runSteps(
  deps: Deps,
  runId: string,
  options: RunOptions = {},
): Promise<"finished" | "died"> {
  const { concurrency = 5, dies = () => false, tries = 5 } = options;
  let dead = false;
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (dead || dies(name)) {
      dead = true;
      throw new Died();
    }
    const result = await work();
    if (dead) throw new Died();
    return result;
  };

  async function withRetries<T>(name: string, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await step(name, work);
      } catch (error) {
        if (!retried.test((error as Error).name) || attempt >= tries) throw error;
        await deps.sleep(meanWaitMs * 2 ** (attempt - 1));
      }
    }
  }

  async function write(input: WriteLocationInput): Promise<void> {
    for (let pauses = 0; ; pauses++) {
      let result: WriteStepResult;
      try {
        result = await withRetries("write", () => writeStep(deps, { ...input, pauses }));
      } catch (error) {
        if (error instanceof Died) throw error;
        await withRetries("record", () =>
          recordFailure(deps, { ...input, error: (error as Error).name }),
        );
        return;
      }
      if (result.outcome !== "paused") return;
      await deps.sleep(result.waitSeconds * 1000);
    }
  }

  async function runScope(scope: string): Promise<void> {
    try {
      const { planId, items } = await withRetries("plan", () => planScope(deps, { runId, scope }));
      const queue = [...items];
      const worker = async () => {
        for (let item = queue.shift(); item; item = queue.shift()) {
          await write({ runId, scope, planId, ...item });
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    } catch (error) {
      if (error instanceof Died) throw error;
    }
    await withRetries("close", () => finishScope(deps, { runId, scope }));
  }

  const findNext = () => withRetries("start", () => nextScope(deps, { runId }));

  try {
    for (let next = await findNext(); next.outcome !== "none"; next = await findNext()) {
      await runScope(next.scope);
    }
    await withRetries("end", () => finishRun(deps, { runId, failed: false }));
    return "finished";
  } catch (error) {
    if (error instanceof Died) return "died";
    await finishRun(deps, { runId, failed: true });
    return "finished";
  }
}
