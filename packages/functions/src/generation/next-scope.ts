import { nextScope } from "@vanfettle/core/generation/steps";
import { createStepDeps, RunInput, stepHandler } from "./step.ts";

const { log, deps } = createStepDeps();

export const handler = stepHandler("next-scope", RunInput, log, (input) => nextScope(deps, input));
