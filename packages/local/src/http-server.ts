import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { isLoopbackHost } from "./access/local-only.ts";
import { jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "./http.ts";

export interface Listener {
  port: number;
  /** Completes requests in progress for up to two seconds, and closes idle connections immediately. */
  close: () => Promise<void>;
}

/** The timeouts against deliberately slow clients; by default Node checks only every 30 seconds. */
const timeouts = { headersTimeout: 5_000, requestTimeout: 8_000, connectionsCheckingInterval: 1_000 };

interface ListenOptions {
  port: number;
  log: (line: string) => void;
  maxBodyBytes?: number;
}

/** The limit of an HTTP API. */
const apiBodyBytes = 10 * 1024 * 1024;

/**
 * Starts an HTTP server on loopback, over IPv4 and, if available, IPv6. Port 0 selects any free port. Requests under a
 * foreign host name are rejected.
 */
export async function listen(
  handle: Handle,
  { port: wantedPort, log, maxBodyBytes = apiBodyBytes }: ListenOptions,
): Promise<Listener> {
  const onRequest = (message: IncomingMessage, response: ServerResponse) => {
    respond(handle, message, response, maxBodyBytes).catch((error: unknown) => {
      log(`${message.method} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end();
    });
  };
  const servers = [createServer(timeouts, onRequest), createServer(timeouts, onRequest)];
  for (const server of servers) {
    server.keepAliveTimeout = 65_000;
    server.on("clientError", rejectMalformedRequest);
  }
  const [ipv4, ipv6] = servers as [Server, Server];
  await bind(ipv4, wantedPort, "127.0.0.1");
  const { port } = ipv4.address() as AddressInfo;
  // Without IPv6, or if the port is taken there, the server is reached only over IPv4.
  const hasIpv6 = await bind(ipv6, port, "::1").then(
    () => true,
    () => false,
  );
  return { port, close: async () => void (await Promise.all((hasIpv6 ? servers : [ipv4]).map(closeServer))) };
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

function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
  return promise;
}

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "414 URI Too Long",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const status = clientErrors[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

async function respond(
  handle: Handle,
  message: IncomingMessage,
  response: ServerResponse,
  maxBodyBytes: number,
): Promise<void> {
  const target = parseTarget(message.url ?? "/");
  if (!target) return send(response, message, jsonResponse(400, { message: "Bad Request" }));
  if (!isLoopbackHost(message.headers.host)) return send(response, message, foreignHost);
  const body = await readBody(message, maxBodyBytes);
  if (!body) {
    response.setHeader("connection", "close");
    return send(response, message, jsonResponse(413, { message: "Request Entity Too Large" }));
  }
  const request: HttpRequest = {
    ...target,
    method: message.method ?? "GET",
    headers: headersOf(message),
    body,
    clientIp: (message.socket.remoteAddress ?? "127.0.0.1").replace("::ffff:", ""),
  };
  send(response, message, await handle(request));
}

const foreignHost = jsonResponse(403, { message: "This site is reached as localhost or 127.0.0.1 only." });

/** Returns the path and query as sent, or undefined for a target such as `*`. The target may be an absolute URL. */
function parseTarget(url: string): { path: string; query: string } | undefined {
  const local = url.startsWith("/") ? url : /^https?:\/\/[^/?#]+(\/.*)$/i.exec(url)?.[1];
  if (local === undefined) return undefined;
  const [beforeHash = ""] = local.split("#");
  const mark = beforeHash.indexOf("?");
  return mark < 0
    ? { path: beforeHash, query: "" }
    : { path: beforeHash.slice(0, mark), query: beforeHash.slice(mark + 1) };
}

/** Reads the whole body. Returns undefined as soon as it exceeds the limit. */
async function readBody(message: IncomingMessage, maxBodyBytes: number): Promise<Buffer | undefined> {
  if (Number(message.headers["content-length"] ?? 0) > maxBodyBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(",") : value;
  }
  return headers;
}

function send(response: ServerResponse, message: IncomingMessage, { status, headers, body }: HttpResponse): void {
  const hasNoBody = status === 204 || status === 304;
  const isHead = message.method === "HEAD";
  // An empty response to HEAD does not contain the length of the GET response.
  const length = hasNoBody || (isHead && body.length === 0) ? {} : { "content-length": body.length };
  response.writeHead(status, { ...headers, ...length });
  if (isHead || hasNoBody) response.end();
  else response.end(body);
}
