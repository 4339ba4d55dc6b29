import { planScope } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps, stepHandler } from "./step.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Returns the items of a scope that remain to be written. */
export const handler = stepHandler("plan-scope", ScopeInput, log, (input) => planScope(deps, input));
