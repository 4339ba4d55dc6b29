import { once } from "node:events";
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";

/**
 * The fault injected into a call. Only `slow` and `lose-response` let the call reach the database.
 */
export type Fault =
  | "throttle"
  | "fail"
  | "unavailable"
  | "reset"
  | "lose-response"
  | "hang"
  | "slow"
  | "garbage"
  | "truncate";

export interface DatabaseCall {
  /** The operation, such as `PutItem` or `Query`. */
  operation: string;
  /** The number of this call of the operation since the plan was set, from 1. */
  nth: number;
  body: string;
}

/**
 * The stage of a call: `arrived` before it is forwarded; `applied` after the database responds,
 * before the caller knows.
 */
export type CallStage = "arrived" | "applied";

/**
 * The result of a hook: `never-sent` drops the call on arrival, as if the caller had died before
 * sending it.
 */
export type CallOutcome = "never-sent" | void;

export interface FaultPlan {
  /** Chooses the fault for a call, if any. */
  fault?: (call: DatabaseCall) => Fault | undefined;
  /** Awaited at both stages before the call continues, to delay it or to kill the caller. */
  onCall?: (stage: CallStage, call: DatabaseCall) => CallOutcome | Promise<CallOutcome>;
  /**
   * Simulates a bug of the product from outside, by changing its requests or the responses it gets.
   */
  alter?: Alteration;
}

export interface Alteration {
  /** Returns the body to forward instead, or null to report success without forwarding. */
  request?: (call: DatabaseCall) => string | null;
  response?: (call: DatabaseCall, body: string) => string;
}

export interface FaultProxy {
  url: string;
  /** Replaces the plan and resets the call counts. */
  setPlan: (plan: FaultPlan) => void;
  /** Returns the operations since the plan was set, in order of arrival. */
  calls: () => string[];
  openSockets: () => number;
  close: () => Promise<void>;
}

const errorResponses = {
  throttle: [400, "ProvisionedThroughputExceededException"],
  fail: [500, "InternalServerError"],
  unavailable: [503, "ServiceUnavailable"],
} as const;
const slowMs = 120;
const jsonType = { "content-type": "application/x-amz-json-1.0" };

/**
 * Starts a proxy between a client and an HTTP service such as DynamoDB, which injects the planned
 * faults.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let plan: FaultPlan = {};
  let calls: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.keepAliveTimeout = 65_000;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    const operation = String(request.headers["x-amz-target"] ?? "").split(".")[1] ?? "";
    calls.push(operation);
    const call = {
      operation,
      nth: calls.filter((name) => name === operation).length,
      body: body.toString(),
    };
    const { fault, onCall } = plan;
    if ((await onCall?.("arrived", call)) === "never-sent") {
      request.socket.destroy();
      return;
    }
    const injected = fault?.(call);
    if (injected && injected !== "slow" && injected !== "lose-response") {
      return injectFault(injected, request, response);
    }
    if (injected === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    const forwarded = await alterCall(plan.alter, call, (sent) => forwardTo(target, request, sent));
    await onCall?.("applied", call);
    if (injected === "lose-response") request.socket.resetAndDestroy();
    else response.writeHead(forwarded.status, forwarded.headers).end(forwarded.body);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setPlan: (next) => {
      plan = next;
      calls = [];
    },
    calls: () => [...calls],
    openSockets: () => sockets.size,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function injectFault(
  fault: Exclude<Fault, "slow" | "lose-response">,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (fault === "hang") return;
  if (fault === "reset") {
    request.socket.resetAndDestroy();
  } else if (fault === "garbage") {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>a gateway's page</html>");
  } else if (fault === "truncate") {
    response.writeHead(200, { ...jsonType, "content-length": "1000" });
    response.write('{"Items":[{"pk":{"S":"', () => request.socket.destroy());
  } else {
    const [status, name] = errorResponses[fault];
    const problem = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "scripted" };
    response.writeHead(status, jsonType).end(JSON.stringify(problem));
  }
}

interface ForwardedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

async function alterCall(
  alter: Alteration | undefined,
  call: DatabaseCall,
  forwardBody: (body: Buffer) => Promise<ForwardedResponse>,
): Promise<ForwardedResponse> {
  const body = alter?.request ? alter.request(call) : call.body;
  if (body === null) return { status: 200, headers: jsonType, body: Buffer.from("{}") };
  const response = await forwardBody(Buffer.from(body));
  if (!alter?.response) return response;
  // The original headers contain a checksum of the original body.
  const altered = alter.response(call, response.body.toString());
  return { status: response.status, headers: jsonType, body: Buffer.from(altered) };
}

async function forwardTo(
  target: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<ForwardedResponse> {
  const { hostname, port, host } = new URL(target);
  const headers = { ...request.headers, host, "content-length": String(body.length) };
  const forwarded = sendRequest({
    hostname,
    port,
    path: request.url,
    method: request.method,
    headers,
  });
  forwarded.end(body);
  const [response] = (await once(forwarded, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 500,
    headers: response.headers,
    body: await bytesOf(response),
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
