import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceException } from "./errors.ts";
import type { Operations } from "./operations.ts";

const largestBody = 2_000_000;

/** The AWS JSON 1.0 protocol: the call's name in a header, its input as the body, an exception's name in `__type`. */
export async function answer(known: Operations, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() });
    response.end(JSON.stringify(body));
  };
  try {
    const target = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
    const operation = Object.hasOwn(known, target) ? known[target] : undefined;
    const input = await bodyOf(request);
    if (!operation) throw new ServiceException("UnknownOperationException", `${target} is not known locally.`);
    send(200, await operation(input));
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ServiceException) return send(400, { __type: error.type, message });
    send(500, { __type: "InternalFailure", message });
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new ServiceException("ValidationException", "The request is too large.");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
  } catch {
    throw new ServiceException("SerializationException", "The request is not JSON.");
  }
}
