import { finishRun } from "@vanfettle/core/generation/steps";
import { createFinishDeps, EndInput, stepHandler } from "./step.ts";

const { log, deps } = createFinishDeps();

export const handler = stepHandler("finish-run", EndInput, log, async (input) => {
  await finishRun(deps, input);
  return {};
});
