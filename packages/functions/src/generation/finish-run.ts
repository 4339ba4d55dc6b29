import { finishRun } from "@vanfettle/core/generation/steps";
import { createFinishDeps, stepHandler } from "./step.ts";
import { EndInput } from "./step-inputs.ts";

const { log, deps } = createFinishDeps();

/** Ends the run and releases the lock, unless regions were queued meanwhile. */
export const handler = stepHandler("finish-run", EndInput, log, (input) => finishRun(deps, input));
