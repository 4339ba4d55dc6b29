import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { isLoopbackHost, readBody } from "@vanfettle/commands/loopback-server";
import { jsonResponse, type Handle, type HttpResponse } from "./http.ts";

interface ListenOptions {
  port: number;
  log: (line: string) => void;
  maxBodyBytes?: number;
  /** Responds to requests that need Node's objects, and returns true for them. */
  serve?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The timeouts against deliberately slow clients; by default Node checks only every 30 seconds. */
const settings = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};
/** The limit of an HTTP API. */
const apiBodyBytes = 10 * 1024 * 1024;

/**
 * Serves on loopback, over IPv4 and, if available, IPv6. Port 0 takes any free port. Rejects
 * foreign host names.
 */
export async function listen(handle: Handle, options: ListenOptions) {
  const { port: wantedPort, log, maxBodyBytes = apiBodyBytes, serve } = options;
  const onRequest = (message: IncomingMessage, response: ServerResponse) => {
    if (isLoopbackHost(message.headers.host) && serve?.(message, response)) return;
    respond(handle, message, maxBodyBytes)
      .then((answer) => send(response, message, answer))
      .catch((error: unknown) => {
        const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
        log(`${message.method} failed: ${trace}`);
        if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
        response.end();
      });
  };
  const newServer = () =>
    createServer(settings, onRequest).on("clientError", rejectMalformedRequest);
  const ipv4 = newServer();
  const ipv6 = newServer();
  await bind(ipv4, wantedPort, "127.0.0.1");
  const { port } = ipv4.address() as AddressInfo;
  // Without IPv6, or if the port is taken there, the server is reached only over IPv4.
  await bind(ipv6, port, "::1").catch(() => undefined);
  return {
    port,
    /**
     * Completes requests in progress for up to two seconds, and closes idle connections
     * immediately.
     */
    close: async (): Promise<void> => {
      await Promise.all([ipv4, ipv6].map(closeServer));
    },
  };
}

async function bind(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: 1024 });
  await once(server, "listening");
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

const badRequest = jsonResponse(400, { message: "Bad Request" });
const foreignHost = jsonResponse(403, {
  message: "This site is reached as localhost or 127.0.0.1 only.",
});
const tooLarge = jsonResponse(413, { message: "Request Entity Too Large" });

async function respond(
  handle: Handle,
  message: IncomingMessage,
  maxBodyBytes: number,
): Promise<HttpResponse> {
  const { url = "/", method = "GET", socket } = message;
  // The target may be an absolute URL. Others, such as `*`, have no path.
  const [, path, query = ""] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)\??([^#]*)/i.exec(url) ?? [];
  if (path === undefined) return badRequest;
  if (!isLoopbackHost(message.headers.host)) return foreignHost;
  const body = await readBody(message, maxBodyBytes);
  if (!body) return { ...tooLarge, headers: { ...tooLarge.headers, connection: "close" } };
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const clientIp = (socket.remoteAddress ?? "127.0.0.1").replace("::ffff:", "");
  return handle({ method, path, query, headers, body, clientIp });
}

function send(
  response: ServerResponse,
  { method }: IncomingMessage,
  { status, headers, body }: HttpResponse,
): void {
  const hasNoBody = status === 204 || status === 304;
  const isHead = method === "HEAD";
  // An empty response to HEAD does not contain the length of the GET response.
  const length =
    hasNoBody || (isHead && body.length === 0) ? {} : { "content-length": body.length };
  response.writeHead(status, { ...headers, ...length });
  response.end(isHead || hasNoBody ? undefined : body);
}
