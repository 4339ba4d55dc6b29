import { recordFailure } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps, stepHandler } from "./step.ts";
import { FailureInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Records that an item failed for good. */
export const handler = stepHandler("record-failure", FailureInput, log, async (input) => {
  await recordFailure(deps, input);
  return {};
});
