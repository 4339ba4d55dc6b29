import type { StepName } from "@vanfettle/contract/steps";
import type * as z from "zod";
import type { StepLog } from "./step-log.ts";

interface Step<S extends z.ZodType<{ runId: string }>, R extends object> {
  name: StepName;
  input: S;
  run: (input: z.output<S>) => Promise<R>;
  log: StepLog;
}

export type StepHandler<R> = (event: unknown) => Promise<R>;

/**
 * Creates the Lambda handler of a step: it parses the input, runs the step and logs one line. An error is logged and
 * thrown on to the machine, which retries or records it by its name.
 */
export function stepHandler<S extends z.ZodType<{ runId: string }>, R extends object>(
  step: Step<S, R>,
): StepHandler<R> {
  return async (event) => {
    const input = step.input.parse(event);
    const startedAt = performance.now();
    const line = () => ({ step: step.name, ...input, ms: Math.round(performance.now() - startedAt) });
    try {
      const result = await step.run(input);
      step.log.done(line(), result);
      return result;
    } catch (error) {
      step.log.failed(line(), error);
      throw error;
    }
  };
}
