import type { IncomingMessage, ServerResponse } from "node:http";
import type { FaultPlan } from "./faults/fault-plan.ts";
import { readFaultRules } from "./faults/fault-plan.ts";
import { sendJson } from "./faults/sent-faults.ts";
import { readBody } from "./read-body.ts";
import type { StatsKeeper } from "./stats.ts";

interface ControlDeps {
  plan: FaultPlan;
  stats: StatsKeeper;
  setLatency: (ms: number) => void;
}

/**
 * GET /control/stats, POST /control/reset (counts only), POST /control with one fault rule or a list of them. A rule
 * of mode ok and a latency and nothing else sets the latency of every call.
 */
export async function answerControl(
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
  const read = await readBody(request);
  const rules = "body" in read ? readFaultRules(read.body) : null;
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
