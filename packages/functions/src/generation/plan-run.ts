import { planRun } from "@vanfettle/core/generation/steps";
import { readStepEnv } from "../env.ts";
import { createStepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { RunInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readStepEnv());

/** Returns the scopes of the run. */
export const handler = stepHandler({
  name: "plan-run",
  input: RunInput,
  log,
  run: (input) => planRun(deps, input),
});
