import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { handleControl } from "./faults/control-endpoint.ts";
import { createFaultPlan } from "./faults/fault-plan.ts";
import type { FaultRule } from "./faults/fault-plan.ts";
import { handleGeneration, type GenerationDeps } from "./protocol/generation-endpoint.ts";
import { checkCaller } from "./protocol/check-caller.ts";
import { readJsonBody, sendJson } from "./protocol/json-body.ts";
import { errorBody, modelList } from "./protocol/response-bodies.ts";
import { createStats } from "./stats.ts";

export interface TextServiceOptions {
  /** The required key of every request; if not set, any key or none is accepted. */
  apiKey?: string;
  port?: number;
  latencyMs?: number;
  rules?: FaultRule[];
  seed?: number;
}

export type TextService = Awaited<ReturnType<typeof startTextService>>;

async function handleRequest(
  deps: GenerationDeps & { apiKey: string | undefined; setLatency: (ms: number) => void },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/(?<!\/)\/+$/, "");
  const rejection = checkCaller(request.headers, deps.apiKey);
  if (rejection) return sendJson(response, rejection.status, errorBody(rejection.message, "invalid_request_error"));
  if (path.startsWith("/control")) return handleControl(deps, { request, response, path });
  deps.stats.countRequest(path);
  if (request.method === "GET" && path === "/v1/models") return sendJson(response, 200, modelList);
  if (path !== "/v1/responses")
    return sendJson(response, 404, errorBody(`Unknown request URL: ${path}`, "invalid_request_error"));
  if (request.method !== "POST") return sendJson(response, 405, errorBody("Use POST.", "invalid_request_error"));
  response.once("close", deps.stats.startRequest());
  const read = await readJsonBody(request);
  if ("status" in read) return sendJson(response, read.status, errorBody(read.message, "invalid_request_error"));
  return handleGeneration(deps, { request, response, body: read.body });
}

/** Starts the local text service on loopback. Port 0, the default, takes any free port. */
export async function startTextService(options: TextServiceOptions = {}) {
  const plan = createFaultPlan(options);
  const stats = createStats();
  let latencyMs = options.latencyMs ?? 0;
  const deps = {
    plan,
    stats,
    apiKey: options.apiKey,
    latencyMs: () => latencyMs,
    setLatency: (ms: number) => (latencyMs = ms),
  };
  const server = createServer((request, response) => {
    handleRequest(deps, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, errorBody(String(error), "server_error"));
      else response.destroy();
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** The OpenAI base URL. */
    baseUrl: `${url}/v1`,
    stats: () => stats.read(),
    setFaults: (rules: FaultRule[]) => plan.set(rules),
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}
