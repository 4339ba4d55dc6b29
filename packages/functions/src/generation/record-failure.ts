import { recordFailure } from "@vanfettle/core/generation/steps";
import { createStepDeps, FailureInput, stepHandler } from "./step.ts";

const { log, deps } = createStepDeps();

export const handler = stepHandler("record-failure", FailureInput, log, async (input) => {
  await recordFailure(deps, input);
  return {};
});
