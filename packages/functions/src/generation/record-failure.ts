import { recordFailure } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { FailureInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Records that an item failed for good. */
export const handler = stepHandler({
  name: "record-failure",
  input: FailureInput,
  log,
  run: async (input) => {
    await recordFailure(deps, input);
    return {};
  },
});
