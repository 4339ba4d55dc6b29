import { planScope } from "@vanfettle/core/generation/steps";
import { createStepDeps, ScopeInput, stepHandler } from "./step.ts";

const { log, deps } = createStepDeps();

export const handler = stepHandler("plan-scope", ScopeInput, log, (input) =>
  planScope(deps, input),
);
