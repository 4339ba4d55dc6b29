import type { IncomingMessage, ServerResponse } from "node:http";
import { readJsonBody, sendJson } from "../protocol/json-body.ts";
import type { StatsRecorder } from "../stats.ts";
import { FaultRules, type FaultPlan } from "./fault-plan.ts";

interface ControlDeps {
  plan: FaultPlan;
  stats: StatsRecorder;
  setLatency: (ms: number) => void;
}

/**
 * Handles the control calls: GET /control/stats returns the counts, and POST /control replaces the fault rules with a
 * rule or a list. A single rule with mode ok and only a latency, without a pattern, sets the latency of all calls.
 */
export async function handleControl(
  { plan, stats, setLatency }: ControlDeps,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  if (request.method === "GET" && path === "/control/stats") return sendJson(response, 200, stats.read());
  if (request.method !== "POST" || path !== "/control") return sendJson(response, 404, { message: "No such control." });
  const read = await readJsonBody(request);
  const { data: rules } = FaultRules.safeParse("body" in read ? read.body : undefined);
  if (!rules) return sendJson(response, 400, { message: 'Send a fault rule, such as {"mode": "rate-limit"}.' });
  const isLatency = ({ mode, match, latencyMs }: (typeof rules)[number]) =>
    mode === "ok" && match === undefined && latencyMs !== undefined;
  const [only] = rules;
  if (rules.length === 1 && only && isLatency(only)) setLatency(only.latencyMs ?? 0);
  const kept = rules.filter((rule) => rule.mode !== "ok" || (rule.latencyMs !== undefined && !isLatency(rule)));
  plan.set(kept);
  sendJson(response, 200, { rules: kept });
}
