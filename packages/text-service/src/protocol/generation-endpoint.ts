import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { buildCompletion } from "../faults/content-faults.ts";
import type { FaultPlan } from "../faults/fault-plan.ts";
import { sendDamaged, sendErrorFault } from "../faults/transport-faults.ts";
import type { StatsRecorder } from "../stats.ts";
import { sendJson } from "./json-body.ts";
import { parseRequest } from "./parse-request.ts";
import { errorBody, toResponsesBody } from "./response-bodies.ts";

export interface GenerationDeps {
  plan: FaultPlan;
  stats: StatsRecorder;
  latencyMs: () => number;
}

const slowLatencyMs = 10_000;
const slowModes: ReadonlySet<string> = new Set(["slow", "reader-slow"]);

/**
 * Handles a paid call: parses the task, waits for the configured latency, and responds with a text, verdicts or the
 * planned fault.
 */
export async function handleGeneration(
  { plan, stats, latencyMs }: GenerationDeps,
  { request, response, body }: { request: IncomingMessage; response: ServerResponse; body: unknown },
): Promise<void> {
  const key = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!key) {
    const message = "You didn't provide an API key.";
    return sendJson(response, 401, errorBody(message, "invalid_request_error", "invalid_api_key"));
  }
  const parsed = parseRequest(body);
  if ("problem" in parsed) return sendJson(response, 400, errorBody(parsed.problem, "invalid_request_error"));
  const { location, task } = parsed.task;
  const rule = plan.next(location.name, task);
  stats.countCall(location, rule.mode, task);
  if (sendErrorFault(response, rule, key)) return;
  // Write the text during the wait, so that the latency is the total duration of the call.
  const latency = wait(rule.latencyMs ?? (slowModes.has(rule.mode) ? slowLatencyMs : latencyMs()));
  const completion = buildCompletion(rule.mode, parsed.task);
  await latency;
  if (completion.text !== null) stats.countPaid(location, task);
  const responseBody = toResponsesBody(completion, parsed.words);
  if (await sendDamaged(response, rule, responseBody)) return;
  sendJson(response, 200, responseBody, { "x-request-id": "req_local" });
}
