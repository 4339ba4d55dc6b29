import { once } from "node:events";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What can happen to one database call on its way. Of all but `slow`, only `lose-answer` lets it take effect. */
export type Fault =
  "throttle" | "fail" | "unavailable" | "reset" | "lose-answer" | "hang" | "slow" | "garbage" | "truncate";

export interface DatabaseCall {
  /** `PutItem`, `Query`, ... */
  operation: string;
  /** From 1, among the calls of this operation since the plan was set. */
  nth: number;
  body: string;
}

/** `applied`: the database has answered, the caller has not heard yet. */
export type Moment = "arrived" | "applied";

export type Turn = "never-sent" | void;

export interface Plan {
  fault?: (call: DatabaseCall) => Fault | undefined;
  /** Awaited before the call goes on: the place to kill somebody, who on arrival may not have sent it after all. */
  at?: (moment: Moment, call: DatabaseCall) => Turn | Promise<Turn>;
  /** Puts a bug into the product from outside: what it meant to ask, or is told, becomes something else. */
  alter?: Alteration;
}

export interface Alteration {
  /** The body that is sent on instead; null to say it was done without doing it. */
  request?: (call: DatabaseCall) => string | null;
  answer?: (call: DatabaseCall, body: string) => string;
}

export interface FaultProxy {
  url: string;
  /** From now on; counts of calls begin anew. */
  plan: (plan: Plan) => void;
  /** Operations since the plan was set, in order of arrival. */
  calls: () => string[];
  openSockets: () => number;
  close: () => Promise<void>;
}

const refusals = {
  throttle: [400, "ProvisionedThroughputExceededException"],
  fail: [500, "InternalServerError"],
  unavailable: [503, "ServiceUnavailable"],
} as const;
const slowMs = 120;
const jsonType = { "content-type": "application/x-amz-json-1.0" };

/** Stands between a client and a DynamoDB endpoint on a real socket, and misbehaves as it is told. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let plan: Plan = {};
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
    const call = { operation, nth: calls.filter((name) => name === operation).length, body: body.toString() };
    const { fault, at } = plan;
    if ((await at?.("arrived", call)) === "never-sent") {
      request.socket.destroy();
      return;
    }
    const chosen = fault?.(call);
    if (chosen && chosen !== "slow" && chosen !== "lose-answer") return misbehave(chosen, request, response);
    if (chosen === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    const answer = await altered(plan.alter, call, (sent) => passOn(target, request, sent));
    await at?.("applied", call);
    if (chosen === "lose-answer") request.socket.resetAndDestroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (next) => {
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

function misbehave(
  fault: Exclude<Fault, "slow" | "lose-answer">,
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
    const [status, name] = refusals[fault];
    const problem = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "scripted" };
    response.writeHead(status, jsonType).end(JSON.stringify(problem));
  }
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

async function altered(
  alter: Alteration | undefined,
  call: DatabaseCall,
  pass: (body: Buffer) => Promise<Answer>,
): Promise<Answer> {
  const body = alter?.request ? alter.request(call) : call.body;
  if (body === null) return { status: 200, headers: jsonType, body: Buffer.from("{}") };
  const answer = await pass(Buffer.from(body));
  if (!alter?.answer) return answer;
  // The checksum was of what the database said.
  return { status: answer.status, headers: jsonType, body: Buffer.from(alter.answer(call, answer.body.toString())) };
}

async function passOn(target: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const { hostname, port, host } = new URL(target);
  const headers = { ...request.headers, host, "content-length": String(body.length) };
  const sent = forward({ hostname, port, path: request.url, method: request.method, headers });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await bytesOf(answer) };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
