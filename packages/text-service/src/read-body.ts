import type { IncomingMessage } from "node:http";

const largestBody = 1_048_576;

export type ReadBody = { body: unknown } | { status: number; message: string };

export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return { status: 413, message: "The request is too large." };
    chunks.push(chunk);
  }
  try {
    return { body: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch {
    return { status: 400, message: "We could not parse the JSON body of your request." };
  }
}
