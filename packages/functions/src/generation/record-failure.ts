import { recordFailure } from "@vanfettle/core/generation/steps";
import { readStepEnv } from "../env.ts";
import { stepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { FailureInput } from "./step-inputs.ts";

const { log, ...deps } = stepDeps(readStepEnv());

export const handler = stepHandler({
  name: "record-failure",
  input: FailureInput,
  log,
  work: async (input) => {
    await recordFailure(deps, input);
    return {};
  },
});
