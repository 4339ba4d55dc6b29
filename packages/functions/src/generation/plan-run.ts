import { planRun } from "@vanfettle/core/generation/steps";
import { readStepEnv } from "../env.ts";
import { stepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { RunInput } from "./step-inputs.ts";

const { log, ...deps } = stepDeps(readStepEnv());

export const handler = stepHandler({ name: "plan-run", input: RunInput, log, work: (input) => planRun(deps, input) });
