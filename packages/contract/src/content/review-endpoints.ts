import { contentRead, contentWrite, type Endpoint } from "../endpoint.ts";

/** The longest text that the checks read, as JSON, and its escapes. */
const editBodyMaxBytes = 128 * 1024;

/** The endpoints by which operators review texts: versions, drafts, states, the history of runs and the audit. */
export const reviewEndpoints = {
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
    errors: [...contentRead.errors, "location_not_found", "not_found"],
  },
  publishContentVersion: {
    ...contentWrite,
    path: "/api/content/locations/{slug}/versions/{version}/publish",
    query: ["kind"],
    errors: [
      ...contentWrite.errors,
      "location_not_found",
      "not_found",
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
    errors: [...contentWrite.errors, "location_not_found", "not_found", "version_live"],
  },
  editContentVersion: {
    ...contentWrite,
    path: "/api/content/locations/{slug}/versions/{version}/edit",
    query: ["kind"],
    status: 201,
    bodyMaxBytes: editBodyMaxBytes,
    errors: [...contentWrite.errors, "location_not_found", "not_found", "version_superseded"],
  },
  approveContentDrafts: {
    ...contentWrite,
    path: "/api/content/approve",
  },
  listContentStates: {
    ...contentRead,
    path: "/api/content/states",
  },
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
  listContentAdvice: {
    ...contentRead,
    path: "/api/content/advice",
  },
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
