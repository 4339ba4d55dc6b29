import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns whether a request has a header that only browsers send: web pages must not use services
 * on this machine.
 */
export const isFromBrowser = (headers: Headers): boolean =>
  headers["origin"] !== undefined || headers["sec-fetch-site"] !== undefined;

/**
 * Returns whether a Host header names this machine. Other sites can make their host names resolve
 * to loopback.
 */
export const isLoopbackHost = (host = ""): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

/** Reads the whole body. Returns undefined as soon as it exceeds the limit. */
export async function readBody(
  message: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(message.headers["content-length"] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Starts a server on loopback; port 0 takes any free port. Closing it ends its open connections.
 */
export async function serveOnLoopback(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
