import { planScope } from "@vanfettle/core/generation/steps";
import { readStepEnv } from "../env.ts";
import { stepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, ...deps } = stepDeps(readStepEnv());

export const handler = stepHandler({
  name: "plan-scope",
  input: ScopeInput,
  log,
  work: (input) => planScope(deps, input),
});
