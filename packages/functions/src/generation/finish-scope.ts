import { finishScope } from "@vanfettle/core/generation/steps";
import { createFinishDeps, stepHandler } from "./step.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, deps } = createFinishDeps();

/** Ends a scope and invalidates its pages. */
export const handler = stepHandler("finish-scope", ScopeInput, log, async (input) => {
  await finishScope(deps, input);
  return {};
});
