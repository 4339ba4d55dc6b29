import { contentRead, contentWrite, type Endpoint } from "../endpoint.ts";
import { reviewEndpoints } from "./review-endpoints.ts";

/** A batch may name every slug of the gazetteer, of which the first `limit` are written. */
const batchBodyMaxBytes = 128 * 1024;

/**
 * The endpoints of the two admin pages. Names, counts and progress are public. An operator must sign in for endpoints
 * that cost money, change texts, or return unpublished texts or a run's usage.
 */
export const contentEndpoints = {
  listContentLocations: {
    method: "GET",
    path: "/api/content/locations",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "brief",
    errors: ["unavailable"],
  },
  getContentProgress: {
    method: "GET",
    path: "/api/content-progress",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "live",
    errors: ["unavailable"],
  },
  listContentRegions: {
    method: "GET",
    path: "/api/content-regions",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "brief",
    errors: ["unavailable"],
  },
  getOperatorSignIn: {
    method: "GET",
    path: "/api/operator-sign-in",
    group: "visitor",
    access: "public",
    status: 200,
    cache: "brief",
    errors: [],
  },
  getContentRun: {
    ...contentRead,
    path: "/api/content-run",
  },
  getContentEstimate: {
    ...contentRead,
    path: "/api/content-estimate",
  },
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
  estimateContentQueue: {
    ...contentWrite,
    path: "/api/content/queue/estimate",
    bodyMaxBytes: batchBodyMaxBytes,
  },
  startContentQueue: {
    ...contentWrite,
    path: "/api/content/queue",
    status: 202,
    bodyMaxBytes: batchBodyMaxBytes,
    errors: [...contentWrite.errors, "run_active", "selection_changed", "budget_too_small"],
  },
  getContentQueue: {
    ...contentRead,
    path: "/api/content/queue/progress",
  },
  cancelContentRun: {
    ...contentWrite,
    path: "/api/content-run/cancel",
    status: 202,
    errors: [...contentWrite.errors, "run_ended"],
  },
  ...reviewEndpoints,
} as const satisfies Record<string, Endpoint>;
