import type { IncomingMessage, ServerResponse } from "node:http";
import { json as jsonOf } from "node:stream/consumers";
import { serveOnLoopback } from "@vanfettle/commands/loopback-server";

/** The scripted server's response to a request. Steps are used in order; the last step repeats. */
export type TextStep =
  | {
      answer: unknown;
      model?: string;
      incomplete?: "max_output_tokens" | "content_filter";
      status?: string;
    }
  | { text: string }
  | { refusal: string }
  | {
      httpStatus: number;
      code?: string;
      parameter?: string;
      message?: string;
      headers?: Record<string, string>;
    }
  | {
      body: string | Buffer;
      contentType?: string;
      status?: number;
      headers?: Record<string, string>;
    }
  | { fault: "hang" | "reset" | "cut" | "drip" };

export interface TextServer {
  baseUrl: string;
  /** Parsed bodies of the requests received. */
  requests: Record<string, unknown>[];
  /** The paths of those requests. */
  paths: string[];
  play: (...steps: TextStep[]) => void;
  stop: () => Promise<void>;
}

/**
 * Starts a server that speaks the text service's protocol as scripted, with real transport faults.
 */
export async function startTextServer(): Promise<TextServer> {
  let steps: TextStep[] = [];
  const requests: Record<string, unknown>[] = [];
  const paths: string[] = [];
  const { url, close } = await serveOnLoopback(0, async (request, response) => {
    const body = (await jsonOf(request)) as Record<string, unknown>;
    paths.push(request.url ?? "");
    requests.push(body);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (step) act(step, request, response);
    else response.writeHead(599).end();
  });
  return {
    baseUrl: `${url}/v1`,
    requests,
    paths,
    play: (...next) => {
      steps = next;
      requests.length = 0;
      paths.length = 0;
    },
    stop: close,
  };
}

const json = { "content-type": "application/json" };

function act(step: TextStep, request: IncomingMessage, response: ServerResponse): void {
  if ("fault" in step) return applyFault(step.fault, request, response);
  if ("httpStatus" in step) {
    const { code = null, parameter: param = null, message = "scripted" } = step;
    response.writeHead(step.httpStatus, { ...json, ...step.headers });
    response.end(JSON.stringify({ error: { message, type: code, code, param } }));
    return;
  }
  if ("body" in step) {
    const headers = { "content-type": step.contentType ?? json["content-type"], ...step.headers };
    response.writeHead(step.status ?? 200, headers).end(step.body);
    return;
  }
  response.writeHead(200, json).end(JSON.stringify(responseObject(step)));
}

function applyFault(
  fault: "hang" | "reset" | "cut" | "drip",
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (fault === "hang") return;
  if (fault === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  if (fault === "cut") {
    response.writeHead(200, { ...json, "content-length": "5000" });
    response.write('{"id":"resp_1","output":[', () => request.socket.destroy());
    return;
  }
  response.writeHead(200, json);
  const drip = setInterval(() => response.write(" "), 20);
  request.socket.once("close", () => clearInterval(drip));
}

type AnsweredStep = Exclude<
  TextStep,
  { fault: string } | { httpStatus: number } | { body: string }
>;

/** Returns the text of an answer; half the text if the answer is incomplete. */
function outputText(step: AnsweredStep, incomplete: string | undefined): string {
  const prose = "text" in step ? step.text : "";
  const text = "answer" in step ? JSON.stringify(step.answer) : prose;
  return incomplete ? text.slice(0, text.length / 2) : text;
}

function responseObject(step: AnsweredStep) {
  const incomplete = "answer" in step ? step.incomplete : undefined;
  const part =
    "refusal" in step
      ? { type: "refusal", refusal: step.refusal }
      : { type: "output_text", text: outputText(step, incomplete), annotations: [] };
  const status =
    ("answer" in step ? step.status : undefined) ?? (incomplete ? "incomplete" : "completed");
  return {
    id: "resp_1",
    object: "response",
    created_at: 1,
    status,
    incomplete_details: incomplete ? { reason: incomplete } : null,
    error: null,
    model: ("answer" in step ? step.model : undefined) ?? "scripted-model-1",
    output: [
      { type: "message", id: "msg_1", role: "assistant", status: "completed", content: [part] },
    ],
    usage: { input_tokens: 1200, output_tokens: 800, total_tokens: 2000 },
  };
}
