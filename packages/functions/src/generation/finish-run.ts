import { finishRun } from "@vanfettle/core/generation/steps";
import { createFinishDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { EndInput } from "./step-inputs.ts";

const { log, deps } = createFinishDeps();

/** Ends the run and releases the lock, unless regions were queued meanwhile. */
export const handler = stepHandler({
  name: "finish-run",
  input: EndInput,
  log,
  run: (input) => finishRun(deps, input),
});
