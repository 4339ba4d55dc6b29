import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FaultPlan } from "./faults/fault-plan.ts";
import { sendBroken, sendJson, sendRefusedCall } from "./faults/sent-faults.ts";
import { speak } from "./faults/spoken-faults.ts";
import { problemAnswer } from "./protocol/answers.ts";
import type { Said } from "./protocol/answers.ts";
import { readRequest } from "./protocol/read-request.ts";
import type { StatsKeeper } from "./stats.ts";
import { writePlaceText } from "./writer/place-text.ts";

export interface WritingDeps {
  plan: FaultPlan;
  stats: StatsKeeper;
  latencyMs: () => number;
}

const slowLatencyMs = 10_000;

/** One paid call: read the task, wait as told, then answer well or as the plan of faults says. */
export async function answerWriting(
  { plan, stats, latencyMs }: WritingDeps,
  call: { request: IncomingMessage; response: ServerResponse; body: unknown; shape: (said: Said) => object },
): Promise<void> {
  const { request, response, body, shape } = call;
  const key = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!key) {
    sendJson(
      response,
      401,
      problemAnswer("You didn't provide an API key.", "invalid_request_error", "invalid_api_key"),
    );
    return;
  }
  const read = readRequest(body);
  if ("problem" in read) {
    sendJson(response, 400, problemAnswer(read.problem, "invalid_request_error"));
    return;
  }
  const { facts, attempt } = read.task;
  const rule = plan.next(facts.name);
  stats.asked(facts, rule.mode);
  if (sendRefusedCall(response, rule, key)) return;
  // Written while the caller waits, so that a simulated latency is the whole of the time a call takes.
  const waited = wait(rule.latencyMs ?? (rule.mode === "slow" ? slowLatencyMs : latencyMs()));
  const said = speak(rule.mode, writePlaceText(facts, attempt), facts.name, Math.ceil(read.words * 1.4));
  await waited;
  if (said.text !== null) stats.paid(facts);
  const answer = shape(said);
  if (!(await sendBroken(response, rule, answer))) sendJson(response, 200, answer, { "x-request-id": "req_local" });
}
