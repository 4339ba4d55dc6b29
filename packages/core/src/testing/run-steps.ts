import { finishRun, finishScope, planRun, planScope, recordFailure, type FinishDeps } from "../generation/steps.ts";
import { writeItem, type WriteItemDeps, type WriteItemResult } from "../generation/write-item.ts";

type Deps = FinishDeps & WriteItemDeps;

export interface RunOptions {
  concurrency?: number;
  /** Asked before each step; true is a process that dies there. */
  dies?: (step: string) => boolean;
  tries?: number;
}

class Died extends Error {}

const retried = /^(TextRateLimited|TextUnavailable|ElectroError)$/;

/** What the machine does with the steps, without the machine: its order, its retries by name and its catches. */
export async function runSteps(deps: Deps, runId: string, options: RunOptions = {}): Promise<"finished" | "died"> {
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

  async function write(job: Parameters<typeof writeItem>[1]): Promise<void> {
    for (let attempt = 1; ;) {
      let result: WriteItemResult;
      try {
        result = await step("write", () => writeItem(deps, job));
      } catch (error) {
        if (error instanceof Died) throw error;
        const name = (error as Error).name;
        if (retried.test(name) && attempt++ < tries) continue;
        await step("record", () => recordFailure(deps, { ...job, error: name }));
        return;
      }
      if (result.outcome !== "paused") return;
      await deps.sleep(result.waitSeconds * 1000);
    }
  }

  async function scopeOf(scope: string): Promise<void> {
    try {
      const { round, items } = await step("plan", () => planScope(deps, { runId, scope }));
      const queue = [...items];
      const worker = async () => {
        for (let item = queue.shift(); item; item = queue.shift()) await write({ runId, scope, round, ...item });
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    } catch (error) {
      if (error instanceof Died) throw error;
    }
    await step("close", () => finishScope(deps, { runId, scope }));
  }

  try {
    const { scopes } = await step("start", () => planRun(deps, { runId }));
    for (const scope of scopes) await scopeOf(scope);
    await step("end", () => finishRun(deps, { runId, failed: false }));
    return "finished";
  } catch (error) {
    if (error instanceof Died) return "died";
    await finishRun(deps, { runId, failed: true });
    return "finished";
  }
}
