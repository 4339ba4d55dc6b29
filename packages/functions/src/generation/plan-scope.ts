import { planScope } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Returns the items of a scope that remain to be written. */
export const handler = stepHandler({
  name: "plan-scope",
  input: ScopeInput,
  log,
  run: (input) => planScope(deps, input),
});
