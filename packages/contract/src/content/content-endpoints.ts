import { contentRead, contentWrite, type Endpoint } from "../endpoint.ts";
import { visitorRead } from "../visitor-endpoints.ts";
import { reviewEndpoints } from "./review-endpoints.ts";

/** A batch may name every slug of the gazetteer, of which the first `limit` are written. */
const batchBodyMaxBytes = 128 * 1024;

/**
 * The endpoints of the two admin pages. Names, counts and progress are public. An operator must sign in for endpoints
 * that cost money, change texts, or return unpublished texts or a run's usage.
 */
export const contentEndpoints = {
  listContentLocations: {
    ...visitorRead,
    path: "/api/content/locations",
    cache: "brief",
    errors: ["unavailable"],
  },
  getContentProgress: {
    ...visitorRead,
    path: "/api/content-progress",
    cache: "live",
    errors: ["unavailable"],
  },
  listContentRegions: {
    ...visitorRead,
    path: "/api/content-regions",
    cache: "brief",
    errors: ["unavailable"],
  },
  getOperatorSignIn: {
    ...visitorRead,
    path: "/api/operator-sign-in",
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
