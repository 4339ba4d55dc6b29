import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  isFromBrowser,
  isLoopbackHost,
  serveOnLoopback,
} from "@vanfettle/commands/loopback-server";
import { createAnswerFolder } from "./answers.ts";
import { buildCompletion } from "./faults/content-faults.ts";
import { createFaultPlan, type FaultRule } from "./faults/fault-plan.ts";
import { providerAnswer } from "./faults/provider-answers.ts";
import { sendDamaged, sendErrorFault } from "./faults/transport-faults.ts";
import { readJsonBody, sendJson } from "./protocol/json-body.ts";
import { parseRequest } from "./protocol/parse-request.ts";
import {
  errorBody,
  responseBody,
  type AnyBody,
  type Protocol,
} from "./protocol/response-bodies.ts";
import { createStats } from "./stats.ts";

export interface TextServiceOptions {
  /** The required key of every request; if not set, any key or none is accepted. */
  apiKey?: string;
  port?: number;
  latencyMs?: number;
  rules?: FaultRule[];
  /** The folder of calls and answers; without it, the template answers. */
  answers?: string;
}

export type TextService = Awaited<ReturnType<typeof startTextService>>;

type Parsed = Exclude<ReturnType<typeof parseRequest>, { problem: string }>;
type Asked = Parsed & { protocol: Protocol; key: string; request: AnyBody };

const protocols: Partial<Record<string, Protocol>> = {
  "/v1/responses": "responses",
  "/v1/chat/completions": "chat",
};
const protocolOf = (path: string): Protocol | undefined =>
  Object.hasOwn(protocols, path) ? protocols[path] : undefined;

/** Less than the 170 seconds that the site waits for a call. */
const answerWaitMs = 150_000;

const slowLatencyMs = 10_000;
const slowModes: ReadonlySet<string> = new Set(["slow", "reader-slow"]);

/** Starts the local text service on loopback. Port 0, the default, takes any free port. */
export async function startTextService({
  apiKey,
  port = 0,
  latencyMs = 0,
  rules = [],
  answers,
}: TextServiceOptions = {}) {
  const plan = createFaultPlan(rules);
  const stats = createStats();
  const folder = answers === undefined ? undefined : createAnswerFolder(answers, answerWaitMs);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reject = (status: number, message: string, code?: string) =>
      sendJson(response, status, errorBody(message, "invalid_request_error", code));
    const { headers, method, url = "/" } = request;
    const path = new URL(url, "http://localhost").pathname.replace(/(?<!\/)\/+$/, "");
    // A web page could otherwise use its visitors' service.
    if (isFromBrowser(headers) || !isLoopbackHost(headers.host)) {
      return reject(403, "Not for web pages.");
    }
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
      return reject(401, "Incorrect API key provided.");
    }
    stats.countRequest(path);
    const protocol = protocolOf(path);
    if (!protocol) return reject(404, `Unknown request URL: ${path}`);
    if (method !== "POST") return reject(405, "Use POST.");
    const read = await readJsonBody(request);
    if ("status" in read) return reject(read.status, read.message);
    const key = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
    if (!key) return reject(401, "You didn't provide an API key.", "invalid_api_key");
    const parsed = parseRequest(protocol, read.body);
    if ("problem" in parsed) return reject(400, parsed.problem);
    return generate(response, { ...parsed, protocol, key, request: read.body as AnyBody });
  }

  /**
   * Handles a paid call: waits for the latency, and responds with a text, verdicts or the planned
   * fault.
   */
  async function generate(
    response: ServerResponse,
    { task, call, words, protocol, key, request }: Asked,
  ): Promise<void> {
    if (folder) {
      const text = await folder.answerTo(task, call);
      if (text !== null) {
        return sendJson(response, 200, responseBody(protocol, { text, model: "by-hand" }, words));
      }
      return sendJson(response, 503, errorBody("Nobody has answered yet.", "server_error"));
    }
    const { location } = task;
    const rule = plan.next(location.name, task.task);
    stats.countCall(location, rule.mode, task.task);
    if (sendErrorFault(response, rule, { key, request })) return;
    // Write the text during the wait, so that the latency is the total duration of the call.
    const latency = wait(slowModes.has(rule.mode) ? slowLatencyMs : latencyMs);
    const completion = buildCompletion(rule.mode, task);
    await latency;
    if (completion.text !== null) stats.countPaid(location, task.task);
    const good = responseBody(protocol, completion, words);
    const { body: change, contentType } = providerAnswer(rule.mode) ?? {};
    const body = change?.(good) ?? good;
    if (await sendDamaged(response, rule, body)) return;
    const headers = {
      "x-request-id": "req_local",
      ...(contentType && { "content-type": contentType }),
    };
    sendJson(response, 200, body, headers);
  }

  const { url, close } = await serveOnLoopback(port, handle);
  return {
    url,
    /** The OpenAI base URL. */
    baseUrl: `${url}/v1`,
    stats: stats.read,
    setFaults: plan.set,
    close,
  };
}
