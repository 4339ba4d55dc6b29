import { finishScope } from "@vanfettle/core/generation/steps";
import { createFinishDeps, ScopeInput, stepHandler } from "./step.ts";

const { log, deps } = createFinishDeps();

export const handler = stepHandler("finish-scope", ScopeInput, log, async (input) => {
  await finishScope(deps, input);
  return {};
});
