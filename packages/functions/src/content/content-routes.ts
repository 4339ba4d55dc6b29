import { listAudit } from "@vanfettle/core/audit/audit";
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
import { contentRun } from "@vanfettle/core/generation/content-run";
import {
  contentEstimate,
  estimateQueue,
  type EstimateDeps,
} from "@vanfettle/core/generation/estimate";
import { listLocationStates } from "@vanfettle/core/generation/location-states";
import { readScopeSizes } from "@vanfettle/core/generation/progress";
import { listRuns } from "@vanfettle/core/generation/run-history";
import type { StartDeps } from "@vanfettle/core/generation/run-machine";
import { distinctSlugs, regionText, startRun } from "@vanfettle/core/generation/start-run";
import { latestTest, startTextServiceTest } from "@vanfettle/core/generation/text-service-test";
import type { RouteHandlers } from "../http/router.ts";

export type ContentDeps = StartDeps & PublishDeps & Omit<EstimateDeps, "scopeSizes">;

/** Connects the endpoints of operators with core. */
export const contentRoutes = (deps: ContentDeps): RouteHandlers<"content"> => ({
  getContentRun: () => contentRun(deps),
  getContentEstimate: () => contentEstimate({ ...deps, scopeSizes: () => readScopeSizes(deps) }),
  async requestContentBatch({ body, operator }) {
    const batch = { kind: "batch", ...body } as const;
    const { texts, runId, startedAt } = await startRun(deps, batch, operator.name);
    return { accepted: texts, skipped: distinctSlugs(body).length - texts, runId, startedAt };
  },
  async generateRegion({ params: { region }, body, operator }) {
    const request = { kind: "region", region, ...body } as const;
    const { runId, startedAt, places } = await startRun(deps, request, operator.name);
    return { runId, startedAt, region: regionText(region), total: places };
  },
  estimateContentQueue: ({ body }) => estimateQueue(deps, body.selection),
  async startContentQueue({ body, operator }) {
    const { runId, startedAt, texts } = await startRun(
      deps,
      { kind: "queue", ...body },
      operator.name,
    );
    return { runId, startedAt, texts };
  },
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
    rejectVersion(deps, { ...params, ...query }, params.version, { by: operator.name, ...body }),
  editContentVersion: ({ params, query, body, operator }) =>
    editVersion(deps, { ...params, ...query }, params.version, {
      by: operator.name,
      text: body.text,
    }),
  approveContentDrafts: ({ body, operator }) => approveDrafts(deps, body.drafts, operator.name),
  listContentStates: () => listLocationStates(deps),
  listContentRuns: ({ query }) => listRuns(deps, query.before),
  undoContentRun: ({ params, operator }) => undoRun(deps, params.runId, operator.name),
  listContentAudit: ({ query }) => listAudit(deps, query.before),
});
