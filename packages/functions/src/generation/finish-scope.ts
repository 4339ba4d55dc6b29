import { finishScope } from "@vanfettle/core/generation/steps";
import { finishDeps } from "./finish-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { ScopeInput } from "./step-inputs.ts";

const { log, deps } = finishDeps();

export const handler = stepHandler({
  name: "finish-scope",
  input: ScopeInput,
  log,
  work: async (input) => {
    await finishScope(deps, input);
    return {};
  },
});
