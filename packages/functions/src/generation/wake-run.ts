import { continueWaitingRun } from "@vanfettle/core/generation/run-wait";
import { createSfnClient, stepFunctionsMachine } from "../adapters/step-functions-machine.ts";
import { readEnv, WakeEnv } from "../env.ts";
import { createStepDeps } from "./step.ts";

const env = readEnv(WakeEnv);
const { log, deps } = createStepDeps(env);
const machine = stepFunctionsMachine(createSfnClient(), env.MACHINE_ARN);

/** Starts the run that waits for a budget, if its time has come. A schedule invokes it. */
export async function handler(): Promise<object> {
  const startedAt = performance.now();
  const line = () => ({ step: "wake-run", ms: Math.round(performance.now() - startedAt) });
  try {
    const result = await continueWaitingRun({ ...deps, machine });
    if (result.outcome !== "none") log.done(line(), result);
    return result;
  } catch (error) {
    log.failed(line(), error);
    throw error;
  }
}
