import type { Endpoint } from "../endpoint.ts";
import { bodyErrors, garagesRead } from "../visitor-endpoints.ts";

/** The endpoints for programs and agents, separate because visitors' browsers do not need to download them. */
export const agentEndpoints = {
  mcp: {
    method: "POST",
    path: "/mcp",
    group: "garages",
    access: "public",
    status: 200,
    cache: "none",
    body: "json",
    responseType: "json-rpc",
    // Clients of the protocol's older versions try to open a stream first.
    refusedMethods: ["GET"],
    errors: [...bodyErrors, "forbidden", "method_not_allowed", "rate_limited"],
  },
  llmsText: { ...garagesRead, path: "/llms.txt", cache: "listing", responseType: "text", errors: [] },
  openApi: { ...garagesRead, path: "/openapi.json", cache: "listing", errors: [] },
} as const satisfies Record<string, Endpoint>;
