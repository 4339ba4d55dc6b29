import type { IncomingMessage, ServerResponse } from "node:http";
import { isFromBrowser, isLoopbackHost, serveOnLoopback } from "../../../scripts/loopback-server.ts";
import { handleControl } from "./faults/control-endpoint.ts";
import { createFaultPlan, type FaultRule } from "./faults/fault-plan.ts";
import { handleGeneration } from "./protocol/generation-endpoint.ts";
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

/** Starts the local text service on loopback. Port 0, the default, takes any free port. */
export async function startTextService(options: TextServiceOptions = {}) {
  const { apiKey, port = 0, rules = [], seed = 1 } = options;
  const plan = createFaultPlan({ rules, seed });
  const stats = createStats();
  let latencyMs = options.latencyMs ?? 0;
  const deps = { plan, stats, latencyMs: () => latencyMs, setLatency: (ms: number) => (latencyMs = ms) };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reject = (status: number, message: string) =>
      sendJson(response, status, errorBody(message, "invalid_request_error"));
    const { headers, method, url = "/" } = request;
    const path = new URL(url, "http://localhost").pathname.replace(/(?<!\/)\/+$/, "");
    // A web page could otherwise use its visitors' service.
    if (isFromBrowser(headers) || !isLoopbackHost(headers.host)) return reject(403, "Not for web pages.");
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
      return reject(401, "Incorrect API key provided.");
    }
    if (path.startsWith("/control")) return handleControl(deps, { request, response, path });
    stats.countRequest(path);
    if (method === "GET" && path === "/v1/models") return sendJson(response, 200, modelList);
    if (path !== "/v1/responses") return reject(404, `Unknown request URL: ${path}`);
    if (method !== "POST") return reject(405, "Use POST.");
    response.once("close", stats.startRequest());
    const read = await readJsonBody(request);
    if ("status" in read) return reject(read.status, read.message);
    return handleGeneration(deps, { request, response, body: read.body });
  }

  const { url, close } = await serveOnLoopback(port, handle);
  return {
    url,
    /** The OpenAI base URL. */
    baseUrl: `${url}/v1`,
    stats: () => stats.read(),
    setFaults: (next: FaultRule[]) => plan.set(next),
    close,
  };
}
