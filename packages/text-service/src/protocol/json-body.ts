import type { IncomingMessage, ServerResponse } from "node:http";

const maxBodyBytes = 1_048_576;

export type JsonBody = { body: unknown } | { status: number; message: string };

/**
 * Parses a request body as JSON. Returns the status and message of the error response if it is too large or malformed.
 */
export async function readJsonBody(request: IncomingMessage): Promise<JsonBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return { status: 413, message: "The request is too large." };
    chunks.push(chunk);
  }
  try {
    return { body: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch {
    return { status: 400, message: "We could not parse the JSON body of your request." };
  }
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
