import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { readFinishEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { scopeMetrics } from "./generation-metrics.ts";
import { stepDeps } from "./step-deps.ts";

/** What ending a region or a run takes: its figures are told, and its pages made anew. */
export function finishDeps() {
  const env = readFinishEnv();
  const { log, ...common } = stepDeps(env);
  const pageCache = cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID);
  return { log, deps: { ...common, ...scopeMetrics(createMetrics("generation")), pageCache } };
}
