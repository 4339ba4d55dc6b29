import type { IncomingMessage, ServerResponse } from "node:http";
import type { FaultMode } from "../faults.ts";

/** A response as sent: objects become JSON, text stays unchanged. */
export interface WireResponse {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
}

/** The error responses of a service by fault; `Always` lists the errors that calls without a fault can also cause. */
export type ErrorResponses<Always extends FaultMode> = Partial<Record<FaultMode, WireResponse>> &
  Record<Always, WireResponse>;

const maxBodyBytes = 16_384;

/** Sends a response. */
export function send(response: ServerResponse, { status, body, headers = {} }: WireResponse): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** Reads a request's body, or returns undefined if it is too large. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
