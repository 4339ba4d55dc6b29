import { contentRead, contentWrite, type Endpoint } from "../endpoint.ts";
import { visitorRead } from "../visitor-endpoints.ts";

/** The longest list of slugs, of which a batch writes the first `limit`, and the longest text that the checks read. */
const bodyMaxBytes = 128 * 1024;

type Further = Pick<Endpoint, "errors"> & Pick<Partial<Endpoint>, "status" | "query" | "bodyMaxBytes">;

const read = (path: Endpoint["path"], { errors, ...more }: Further = { errors: [] }) =>
  ({ ...contentRead, path, ...more, errors: [...contentRead.errors, ...errors] }) as const;

const write = (path: Endpoint["path"], { errors, ...more }: Further = { errors: [] }) =>
  ({ ...contentWrite, path, ...more, errors: [...contentWrite.errors, ...errors] }) as const;

const ofVersion = { query: ["kind"], errors: ["location_not_found", "not_found"] } as const;
const versionPath = "/api/content/locations/{slug}/versions/{version}";

/** The endpoints of the admin pages. Those that cost money, change or return unpublished texts need an operator. */
export const contentEndpoints = {
  listContentLocations: { ...visitorRead, path: "/api/content/locations", cache: "brief", errors: ["unavailable"] },
  getContentProgress: { ...visitorRead, path: "/api/content-progress", cache: "live", errors: ["unavailable"] },
  listContentRegions: { ...visitorRead, path: "/api/content-regions", cache: "brief", errors: ["unavailable"] },
  getOperatorSignIn: { ...visitorRead, path: "/api/operator-sign-in", cache: "brief", errors: [] },
  getContentRun: read("/api/content-run"),
  getContentEstimate: read("/api/content-estimate"),
  listRegionFailures: read("/api/content-failures/{region}", { errors: ["region_not_found"] }),
  requestContentBatch: write("/api/content/batch", { status: 202, bodyMaxBytes, errors: ["run_active"] }),
  generateRegion: write("/api/content-generate/{region}", { status: 202, errors: ["region_not_found", "run_active"] }),
  queueRemainingRegions: write("/api/content-queue", { status: 202, errors: ["run_active"] }),
  estimateContentQueue: write("/api/content/queue/estimate", { bodyMaxBytes, errors: [] }),
  startContentQueue: write("/api/content/queue", {
    status: 202,
    bodyMaxBytes,
    errors: ["run_active", "selection_changed", "budget_too_small"],
  }),
  getContentQueue: read("/api/content/queue/progress"),
  cancelContentRun: write("/api/content-run/cancel", { status: 202, errors: ["run_ended"] }),
  listContentVersions: read("/api/content/locations/{slug}/versions", {
    query: ["kind"],
    errors: ["location_not_found"],
  }),
  getContentVersion: read(versionPath, ofVersion),
  publishContentVersion: write(`${versionPath}/publish`, {
    query: ["kind"],
    errors: [
      ...ofVersion.errors,
      "version_not_publishable",
      "version_superseded",
      "version_refused",
      "version_decided",
    ],
  }),
  rejectContentVersion: write(`${versionPath}/reject`, {
    query: ["kind"],
    errors: [...ofVersion.errors, "version_live"],
  }),
  editContentVersion: write(`${versionPath}/edit`, {
    query: ["kind"],
    status: 201,
    bodyMaxBytes,
    errors: [...ofVersion.errors, "version_superseded"],
  }),
  approveContentDrafts: write("/api/content/approve"),
  listContentStates: read("/api/content/states"),
  listContentRuns: read("/api/content/runs", { query: ["before"], errors: ["invalid_request"] }),
  undoContentRun: write("/api/content/runs/{runId}/undo", { errors: ["not_found"] }),
  listContentAdvice: read("/api/content/advice"),
  retireContentAdvice: write("/api/content/advice/{adviceId}/retire", { errors: ["not_found"] }),
  restoreContentAdvice: write("/api/content/advice/{adviceId}/restore", { errors: ["not_found"] }),
  listContentAudit: read("/api/content/audit", { query: ["before"], errors: ["invalid_request"] }),
} as const satisfies Record<string, Endpoint>;
