import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerWriting } from "./answer-writing.ts";
import type { WritingDeps } from "./answer-writing.ts";
import { answerControl } from "./control.ts";
import { createFaultPlan } from "./faults/fault-plan.ts";
import type { FaultRule } from "./faults/fault-plan.ts";
import { sendJson } from "./faults/sent-faults.ts";
import { chatAnswer, modelList, problemAnswer, responsesAnswer } from "./protocol/answers.ts";
import { readBody } from "./read-body.ts";
import { createStats } from "./stats.ts";
import type { Stats } from "./stats.ts";

export interface TextServiceOptions {
  port?: number;
  latencyMs?: number;
  rules?: FaultRule[];
  seed?: number;
}

export interface TextService {
  /** Where the service listens; the OpenAI base URL is this with `/v1` behind it. */
  url: string;
  baseUrl: string;
  stats: () => Stats;
  setFaults: (rules: FaultRule[]) => void;
  close: () => Promise<void>;
}

const shapes = { "/v1/responses": responsesAnswer, "/v1/chat/completions": chatAnswer } as const;

async function answer(
  deps: WritingDeps & { setLatency: (ms: number) => void },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/+$/, "");
  if (path.startsWith("/control")) return answerControl(deps, { request, response, path });
  deps.stats.called(path);
  if (request.method === "GET" && path === "/v1/models") return sendJson(response, 200, modelList);
  const shape = shapes[path as keyof typeof shapes];
  if (!shape) return sendJson(response, 404, problemAnswer(`Unknown request URL: ${path}`, "invalid_request_error"));
  if (request.method !== "POST") return sendJson(response, 405, problemAnswer("Use POST.", "invalid_request_error"));
  response.once("close", deps.stats.started());
  const read = await readBody(request);
  if ("status" in read) return sendJson(response, read.status, problemAnswer(read.message, "invalid_request_error"));
  return answerWriting(deps, { request, response, body: read.body, shape });
}

/** Starts the local writer on loopback; port 0 takes any free one. */
export async function startTextService(options: TextServiceOptions = {}): Promise<TextService> {
  const plan = createFaultPlan(options);
  const stats = createStats();
  let latencyMs = options.latencyMs ?? 0;
  const deps = { plan, stats, latencyMs: () => latencyMs, setLatency: (ms: number) => (latencyMs = ms) };
  const server = createServer((request, response) => {
    answer(deps, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, problemAnswer(String(error), "server_error"));
      else response.destroy();
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    stats: () => stats.read(),
    setFaults: (rules) => plan.set(rules),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}
