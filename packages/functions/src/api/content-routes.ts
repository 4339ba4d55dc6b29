import {
  publishVersion,
  reviewVersion,
  reviewVersions,
  type PublishDeps,
} from "@vanfettle/core/content/versions/review";
import { contentRun } from "@vanfettle/core/generation/progress";
import { cancelRun } from "@vanfettle/core/generation/cancel-run";
import { queueRemainingRegions } from "@vanfettle/core/generation/queue-remaining-regions";
import { startBatchRun } from "@vanfettle/core/generation/start-batch-run";
import { startRegionRun } from "@vanfettle/core/generation/start-region-run";
import type { StartDeps } from "@vanfettle/core/generation/start-run";
import type { RouteHandlers } from "./route-handlers.ts";

export type ContentDeps = StartDeps & PublishDeps;

export const contentRoutes = (deps: ContentDeps): RouteHandlers<"content"> => ({
  getContentRun: () => contentRun(deps),
  requestContentBatch: ({ body, operator }) => startBatchRun(deps, body, operator.name),
  generateRegion: ({ params, body, operator }) =>
    startRegionRun(deps, { region: params.region, startedBy: operator.name, skipFresh: body.skipFresh }),
  queueRemainingRegions: ({ operator }) => queueRemainingRegions(deps, operator.name),
  cancelContentRun: ({ body, operator }) => cancelRun(deps, body, operator.name),
  listContentVersions: ({ params }) => reviewVersions(deps, params.slug),
  getContentVersion: ({ params }) => reviewVersion(deps, params.slug, params.version),
  publishContentVersion: ({ params }) => publishVersion(deps, params.slug, params.version),
});
