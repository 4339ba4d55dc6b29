import { finishRun } from "@vanfettle/core/generation/steps";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { readFinishEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { scopeMetrics } from "./generation-metrics.ts";
import { stepDeps } from "./step-deps.ts";
import { stepHandler } from "./step-handler.ts";
import { EndInput } from "./step-inputs.ts";

const env = readFinishEnv();
const { log, ...common } = stepDeps(env);
const deps = {
  ...common,
  ...scopeMetrics(createMetrics("generation")),
  pageCache: cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID),
};

export const handler = stepHandler({
  name: "finish-run",
  input: EndInput,
  log,
  work: async (input) => {
    await finishRun(deps, input);
    return {};
  },
});
