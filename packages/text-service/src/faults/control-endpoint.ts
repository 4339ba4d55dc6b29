import type { IncomingMessage, ServerResponse } from "node:http";
import { readJsonBody, sendJson } from "../protocol/json-body.ts";
import type { StatsRecorder } from "../stats.ts";
import { parseFaultRules, type FaultPlan } from "./fault-plan.ts";

interface ControlDeps {
  plan: FaultPlan;
  stats: StatsRecorder;
  setLatency: (ms: number) => void;
}

/**
 * Handles the control calls: GET /control/stats returns the counts, POST /control/reset resets them, GET /control
 * returns the fault rules, and POST /control replaces them with a rule or a list. A single rule with mode ok and only a
 * latency, without a pattern, sets the latency of all calls.
 */
export async function handleControl(
  { plan, stats, setLatency }: ControlDeps,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  if (request.method === "GET" && path === "/control/stats") return sendJson(response, 200, stats.read());
  if (request.method === "GET" && path === "/control") return sendJson(response, 200, { rules: plan.rules() });
  if (request.method === "POST" && path === "/control/reset") {
    stats.reset();
    return sendJson(response, 200, stats.read());
  }
  if (request.method !== "POST" || path !== "/control") return sendJson(response, 404, { message: "No such control." });
  const read = await readJsonBody(request);
  const rules = "body" in read ? parseFaultRules(read.body) : null;
  if (!rules) return sendJson(response, 400, { message: 'Send a fault rule, such as {"mode": "rate-limit"}.' });
  const [only] = rules;
  if (rules.length === 1 && only?.mode === "ok" && only.match === undefined && only.latencyMs !== undefined) {
    setLatency(only.latencyMs);
  }
  plan.set(
    rules.filter(({ mode, latencyMs, match }) => mode !== "ok" || (latencyMs !== undefined && match !== undefined)),
  );
  sendJson(response, 200, { rules: plan.rules() });
}
