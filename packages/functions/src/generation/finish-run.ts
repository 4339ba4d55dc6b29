import { finishRun } from "@vanfettle/core/generation/steps";
import { finishDeps } from "./finish-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { EndInput } from "./step-inputs.ts";

const { log, deps } = finishDeps();

export const handler = stepHandler({
  name: "finish-run",
  input: EndInput,
  log,
  work: async (input) => {
    await finishRun(deps, input);
    return {};
  },
});
