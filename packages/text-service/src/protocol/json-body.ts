import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "@vanfettle/commands/loopback-server";

const maxBodyBytes = 1_048_576;

/** Parses JSON. Returns undefined if it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a request body as JSON. Returns the status and message of the error response if it is too
 * large or malformed.
 */
export async function readJsonBody(
  request: IncomingMessage,
): Promise<{ body: unknown } | { status: number; message: string }> {
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return { status: 413, message: "The request is too large." };
  const body = parseJson(bytes.toString());
  return body === undefined
    ? { status: 400, message: "We could not parse the JSON body of your request." }
    : { body };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
