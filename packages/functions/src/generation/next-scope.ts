import { nextScope } from "@vanfettle/core/generation/steps";
import { readEnv, StepEnv } from "../env.ts";
import { createStepDeps, stepHandler } from "./step.ts";
import { RunInput } from "./step-inputs.ts";

const { log, deps } = createStepDeps(readEnv(StepEnv));

/** Returns which scope of the run to work on next. */
export const handler = stepHandler("next-scope", RunInput, log, (input) => nextScope(deps, input));
