import type * as z from "zod";
import type { StepLog } from "./step-log.ts";

interface Step<S extends z.ZodType<{ runId: string }>, R extends object> {
  name: string;
  input: S;
  work: (input: z.output<S>) => Promise<R>;
  log: StepLog;
}

export type StepHandler<R> = (event: unknown) => Promise<R>;

/** One line for each step; an error goes on to the machine, which retries or records it by its name. */
export function stepHandler<S extends z.ZodType<{ runId: string }>, R extends object>(
  step: Step<S, R>,
): StepHandler<R> {
  return async (event) => {
    const input = step.input.parse(event);
    const startedAt = performance.now();
    const line = () => ({ step: step.name, ...input, ms: Math.round(performance.now() - startedAt) });
    try {
      const result = await step.work(input);
      step.log.done(line(), result);
      return result;
    } catch (error) {
      step.log.failed(line(), error);
      throw error;
    }
  };
}
