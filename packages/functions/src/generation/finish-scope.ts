import { finishScope } from "@vanfettle/core/generation/steps";
import { createFinishDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, deps } = createFinishDeps();

/** Ends a scope and invalidates its pages. */
export const handler = stepHandler({
  name: "finish-scope",
  input: ScopeInput,
  log,
  run: async (input) => {
    await finishScope(deps, input);
    return {};
  },
});
