import { contentRead, contentWrite, type Endpoint } from "../endpoint.ts";
import { visitorRead } from "../visitor-endpoints.ts";

/** A batch may name every slug of the gazetteer, of which the first `limit` are written. */
const batchBodyMaxBytes = 128 * 1024;

/** The longest text that the checks read, as JSON, and its escapes. */
const editBodyMaxBytes = 128 * 1024;
const versionErrors = ["location_not_found", "not_found"] as const;

/** The endpoints of the admin pages. Those that cost money, change or return unpublished texts need an operator. */
export const contentEndpoints = {
  listContentLocations: { ...visitorRead, path: "/api/content/locations", cache: "brief", errors: ["unavailable"] },
  getContentProgress: { ...visitorRead, path: "/api/content-progress", cache: "live", errors: ["unavailable"] },
  listContentRegions: { ...visitorRead, path: "/api/content-regions", cache: "brief", errors: ["unavailable"] },
  getOperatorSignIn: { ...visitorRead, path: "/api/operator-sign-in", cache: "brief", errors: [] },
  getContentRun: { ...contentRead, path: "/api/content-run" },
  getContentEstimate: { ...contentRead, path: "/api/content-estimate" },
  listRegionFailures: {
    ...contentRead,
    path: "/api/content-failures/{region}",
    errors: [...contentRead.errors, "region_not_found"],
  },
  requestContentBatch: {
    ...contentWrite,
    path: "/api/content/batch",
    status: 202,
    bodyMaxBytes: batchBodyMaxBytes,
    errors: [...contentWrite.errors, "run_active"],
  },
  generateRegion: {
    ...contentWrite,
    path: "/api/content-generate/{region}",
    status: 202,
    errors: [...contentWrite.errors, "region_not_found", "run_active"],
  },
  queueRemainingRegions: {
    ...contentWrite,
    path: "/api/content-queue",
    status: 202,
    errors: [...contentWrite.errors, "run_active"],
  },
  estimateContentQueue: { ...contentWrite, path: "/api/content/queue/estimate", bodyMaxBytes: batchBodyMaxBytes },
  startContentQueue: {
    ...contentWrite,
    path: "/api/content/queue",
    status: 202,
    bodyMaxBytes: batchBodyMaxBytes,
    errors: [...contentWrite.errors, "run_active", "selection_changed", "budget_too_small"],
  },
  getContentQueue: { ...contentRead, path: "/api/content/queue/progress" },
  cancelContentRun: {
    ...contentWrite,
    path: "/api/content-run/cancel",
    status: 202,
    errors: [...contentWrite.errors, "run_ended"],
  },
  listContentVersions: {
    ...contentRead,
    path: "/api/content/locations/{slug}/versions",
    query: ["kind"],
    errors: [...contentRead.errors, "location_not_found"],
  },
  getContentVersion: {
    ...contentRead,
    path: "/api/content/locations/{slug}/versions/{version}",
    query: ["kind"],
    errors: [...contentRead.errors, ...versionErrors],
  },
  publishContentVersion: {
    ...contentWrite,
    path: "/api/content/locations/{slug}/versions/{version}/publish",
    query: ["kind"],
    errors: [
      ...contentWrite.errors,
      ...versionErrors,
      "version_not_publishable",
      "version_superseded",
      "version_refused",
      "version_decided",
    ],
  },
  rejectContentVersion: {
    ...contentWrite,
    path: "/api/content/locations/{slug}/versions/{version}/reject",
    query: ["kind"],
    errors: [...contentWrite.errors, ...versionErrors, "version_live"],
  },
  editContentVersion: {
    ...contentWrite,
    path: "/api/content/locations/{slug}/versions/{version}/edit",
    query: ["kind"],
    status: 201,
    bodyMaxBytes: editBodyMaxBytes,
    errors: [...contentWrite.errors, ...versionErrors, "version_superseded"],
  },
  approveContentDrafts: { ...contentWrite, path: "/api/content/approve" },
  listContentStates: { ...contentRead, path: "/api/content/states" },
  listContentRuns: {
    ...contentRead,
    path: "/api/content/runs",
    query: ["before"],
    errors: [...contentRead.errors, "invalid_request"],
  },
  undoContentRun: {
    ...contentWrite,
    path: "/api/content/runs/{runId}/undo",
    errors: [...contentWrite.errors, "not_found"],
  },
  listContentAdvice: { ...contentRead, path: "/api/content/advice" },
  retireContentAdvice: {
    ...contentWrite,
    path: "/api/content/advice/{adviceId}/retire",
    errors: [...contentWrite.errors, "not_found"],
  },
  restoreContentAdvice: {
    ...contentWrite,
    path: "/api/content/advice/{adviceId}/restore",
    errors: [...contentWrite.errors, "not_found"],
  },
  listContentAudit: {
    ...contentRead,
    path: "/api/content/audit",
    query: ["before"],
    errors: [...contentRead.errors, "invalid_request"],
  },
} as const satisfies Record<string, Endpoint>;
