import { nextScope } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { RunInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Returns which scope of the run to work on next. */
export const handler = stepHandler({
  name: "next-scope",
  input: RunInput,
  log,
  run: (input) => nextScope(deps, input),
});
