import { listAudit } from "@vanfettle/core/audit/audit";
import {
  listAdvice,
  restoreAdvice,
  retireAdvice,
} from "@vanfettle/core/content/advice/retired-advice";
import { editVersion } from "@vanfettle/core/content/versions/edit-version";
import {
  approveDrafts,
  publishVersion,
  rejectVersion,
  type PublishDeps,
} from "@vanfettle/core/content/versions/publish-version";
import { reviewVersion, reviewVersions } from "@vanfettle/core/content/versions/review";
import { undoRun } from "@vanfettle/core/content/versions/undo-run";
import { correctBudget, dayBudget } from "@vanfettle/core/generation/budget";
import { cancelRun } from "@vanfettle/core/generation/cancel-run";
import {
  contentEstimate,
  estimateQueue,
  type EstimateDeps,
} from "@vanfettle/core/generation/estimate";
import { listLocationStates } from "@vanfettle/core/generation/location-states";
import { contentRun, readScopeSizes, regionFailures } from "@vanfettle/core/generation/progress";
import { contentQueue } from "@vanfettle/core/generation/queue-progress";
import { queueRemainingRegions } from "@vanfettle/core/generation/queue-remaining-regions";
import { listRuns } from "@vanfettle/core/generation/run-history";
import { startQueueRun } from "@vanfettle/core/generation/start-queue-run";
import { startRegionRun } from "@vanfettle/core/generation/start-region-run";
import { startBatchRun, type StartDeps } from "@vanfettle/core/generation/start-run";
import { latestTest, startTextServiceTest } from "@vanfettle/core/generation/text-service-test";
import type { RouteHandlers } from "./router.ts";

export type ContentDeps = StartDeps & PublishDeps & Omit<EstimateDeps, "scopeSizes">;

/** Connects the endpoints of operators with core. */
export const contentRoutes = (deps: ContentDeps): RouteHandlers<"content"> => ({
  getContentRun: () => contentRun(deps),
  getContentEstimate: () => contentEstimate({ ...deps, scopeSizes: () => readScopeSizes(deps) }),
  listRegionFailures: ({ params }) => regionFailures(deps, params.region),
  requestContentBatch: ({ body, operator }) => startBatchRun(deps, body, operator.name),
  generateRegion: ({ params, body, operator }) =>
    startRegionRun(deps, {
      region: params.region,
      startedBy: operator.name,
      skipFresh: body.skipFresh,
    }),
  queueRemainingRegions: ({ body, operator }) => queueRemainingRegions(deps, operator.name, body),
  estimateContentQueue: ({ body }) => estimateQueue(deps, body.selection),
  startContentQueue: ({ body, operator }) => startQueueRun(deps, body, operator.name),
  getContentQueue: () => contentQueue(deps),
  getTextService: async () => {
    const [budget, test] = await Promise.all([dayBudget(deps), latestTest(deps)]);
    return { budget, test };
  },
  testTextService: ({ operator }) => startTextServiceTest(deps, operator.name),
  correctTokenBudget: ({ body, operator }) => correctBudget(deps, body, operator.name),
  cancelContentRun: ({ body, operator }) => cancelRun(deps, body, operator.name),
  listContentVersions: ({ params, query }) => reviewVersions(deps, { ...params, ...query }),
  getContentVersion: ({ params, query }) =>
    reviewVersion(deps, { ...params, ...query }, params.version),
  publishContentVersion: ({ params, query, body, operator }) =>
    publishVersion(deps, { ...params, ...query }, params.version, { by: operator.name, ...body }),
  rejectContentVersion: ({ params, query, body, operator }) =>
    rejectVersion(deps, { ...params, ...query }, params.version, {
      by: operator.name,
      reason: body.reason,
    }),
  editContentVersion: ({ params, query, body, operator }) =>
    editVersion(deps, { ...params, ...query }, params.version, {
      by: operator.name,
      text: body.text,
    }),
  approveContentDrafts: ({ body, operator }) => approveDrafts(deps, body.drafts, operator.name),
  listContentStates: () => listLocationStates(deps),
  listContentRuns: ({ query }) => listRuns(deps, query.before),
  undoContentRun: ({ params, operator }) => undoRun(deps, params.runId, operator.name),
  listContentAdvice: () => listAdvice(deps),
  retireContentAdvice: ({ params, body, operator }) =>
    retireAdvice(deps, params.adviceId, { by: operator.name, reason: body.reason }),
  restoreContentAdvice: ({ params, body, operator }) =>
    restoreAdvice(deps, params.adviceId, { by: operator.name, reason: body.reason }),
  listContentAudit: ({ query }) => listAudit(deps, query.before),
});
