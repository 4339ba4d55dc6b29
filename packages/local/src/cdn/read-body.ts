import type { IncomingMessage } from "node:http";

/** What an HTTP API takes at most. */
export const bodyLimit = 10 * 1024 * 1024;

/** The whole body, or undefined as soon as it is over the limit. */
export async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(message.headers["content-length"] ?? 0) > bodyLimit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
