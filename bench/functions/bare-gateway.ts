import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { event as toEvent } from "../../packages/functions/src/testing/api-event.ts";

export type Handler = (
  event: ReturnType<typeof toEvent>,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Starts a minimal HTTP server that converts requests to Lambda events and results to responses.
 */
export async function startBareGateway(handlers: {
  GET: Handler;
  POST?: Handler;
}): Promise<{ url: string }> {
  const server = createServer((request, response) => {
    const invoke = async () => {
      const path = request.url ?? "/";
      if (request.method !== "POST") return handlers.GET(toEvent("GET", path));
      if (!handlers.POST) throw new Error("This gateway has no handler for POST.");
      const headers = request.headers as Record<string, string>;
      return handlers.POST(toEvent("POST", path, { headers, body: await text(request) }));
    };
    void invoke().then(({ statusCode, headers, body }) => {
      response.writeHead(statusCode ?? 500, headers as Record<string, string>);
      response.end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
