import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";

const refusals = /\b(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded)(Exception)?\b/;

/**
 * Hears of each call to DynamoDB that is turned away, retried ones among them. Only a bad answer is looked into, on
 * its way to whoever reads it: the stream is not consumed.
 */
export function onTableThrottle(heard: (operation: string) => void): void {
  subscribe("http.client.response.finish", (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    if (response.statusCode !== 400) return;
    const operation = /^DynamoDB_\d+\.(\w+)$/.exec(String(request.getHeader("x-amz-target")))?.[1];
    if (operation === undefined) return;
    const push = response.push.bind(response);
    let told = false;
    response.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
      if (chunk !== null && !told && refusals.test(chunk.toString())) {
        told = true;
        heard(operation);
      }
      return push(chunk, encoding);
    };
  });
}
