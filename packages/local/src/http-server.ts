import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { jsonResponse, type Handle, type HttpResponse } from "./http.ts";
import { readBody } from "./cdn/read-body.ts";

export interface Listener {
  port: number;
  close: () => Promise<void>;
}

/** A client that is slow on purpose holds a connection for this long; Node itself looks only twice a minute. */
const patience = { headersTimeout: 5_000, requestTimeout: 8_000, connectionsCheckingInterval: 1_000 };

/** One HTTP server on loopback, both its addresses where there are two, so that `localhost` works by either. */
export async function listen(
  handle: Handle,
  { port, log }: { port: number; log: (line: string) => void },
): Promise<Listener> {
  const answer = (message: IncomingMessage, response: ServerResponse) => {
    respond(handle, message, response).catch((error: unknown) => {
      log(`${message.method} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end();
    });
  };
  const servers = [createServer(patience, answer), createServer(patience, answer)];
  for (const server of servers) {
    server.keepAliveTimeout = 65_000;
    server.on("clientError", refuseBrokenRequest);
  }
  const [v4, v6] = servers as [Server, Server];
  await bind(v4, port, "127.0.0.1");
  const bound = (v4.address() as AddressInfo).port;
  // A machine without IPv6, or with the port taken there: the first address serves alone.
  const both = await bind(v6, bound, "::1").then(
    () => true,
    () => false,
  );
  return { port: bound, close: async () => void (await Promise.all((both ? servers : [v4]).map(closeServer))) };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port, host, backlog: 1024 }, () => {
    server.off("error", reject);
    resolve();
  });
  return promise;
}

/** Requests under way are answered, idle connections are cut at once, and nobody holds the exit up for long. */
function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
  return promise;
}

const brokenRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "414 URI Too Long",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const status = brokenRequests[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

async function respond(handle: Handle, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = targetOf(message.url ?? "/");
  if (!target) return send(response, message, jsonResponse(400, { message: "Bad Request" }));
  const body = await readBody(message);
  if (!body) {
    response.setHeader("connection", "close");
    return send(response, message, jsonResponse(413, { message: "Request Entity Too Large" }));
  }
  const request = {
    ...target,
    method: message.method ?? "GET",
    headers: headersOf(message),
    body,
    clientIp: (message.socket.remoteAddress ?? "127.0.0.1").replace("::ffff:", ""),
  };
  send(response, message, await handle(request));
}

/** Path and query as sent. A request line may also name a whole URL, or a star. */
function targetOf(url: string): { path: string; query: string } | undefined {
  const local = url.startsWith("/") ? url : /^https?:\/\/[^/?#]+(\/.*)$/i.exec(url)?.[1];
  if (local === undefined) return undefined;
  const [beforeHash = ""] = local.split("#");
  const mark = beforeHash.indexOf("?");
  return mark < 0
    ? { path: beforeHash, query: "" }
    : { path: beforeHash.slice(0, mark), query: beforeHash.slice(mark + 1) };
}

function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(",") : value;
  }
  return headers;
}

function send(response: ServerResponse, message: IncomingMessage, { status, headers, body }: HttpResponse): void {
  const bodyless = status === 204 || status === 304;
  const headed = message.method === "HEAD";
  // What is answered to HEAD by no body at all says nothing of the length that GET would have.
  const length = bodyless || (headed && body.length === 0) ? {} : { "content-length": body.length };
  response.writeHead(status, { ...headers, ...length });
  if (headed || bodyless) response.end();
  else response.end(body);
}
