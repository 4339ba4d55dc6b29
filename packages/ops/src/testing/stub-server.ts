import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serveOnLoopback } from "@vanfettle/commands/loopback-server";

export interface RecordedRequest {
  call: string;
  authorization: string | undefined;
  /** The operation of an AWS service. */
  target?: string;
  body: unknown;
}

export interface StubResponse {
  status?: number;
  json?: unknown;
  xml?: string;
  headers?: Record<string, string>;
}

/** Starts an HTTP server that returns the test's responses and records the requests. */
export async function stubServer(reply: (request: RecordedRequest) => StubResponse) {
  const requests: RecordedRequest[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const target = request.headers["x-amz-target"];
    const recorded = {
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      ...(typeof target === "string" && { target }),
      body:
        request.headers["content-type"] === "application/json"
          ? (JSON.parse(body) as unknown)
          : body,
    };
    requests.push(recorded);
    const { status = 200, json, xml, headers = {} } = reply(recorded);
    response.writeHead(status, {
      ...headers,
      "content-type": xml === undefined ? "application/json" : "text/xml",
    });
    response.end(xml ?? (typeof json === "string" ? json : JSON.stringify(json)));
  };
  // A reply that throws is an unhandled rejection, which fails the test.
  const { url, close } = await serveOnLoopback(
    0,
    async (request, response) => void respond(request, response),
  );
  return { url, takeRequests: () => requests.splice(0), stop: close };
}
