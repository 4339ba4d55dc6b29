import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";

const throttlingErrors = /\b(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded)(Exception)?\b/;

/**
 * Calls `onThrottle` for each throttled DynamoDB request of this thread, including retries. Reads the body of a 400
 * response as it is pushed, which leaves the stream to its consumer.
 */
export function onTableThrottle(onThrottle: (operation: string) => void): void {
  subscribe("http.client.response.finish", (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    if (response.statusCode !== 400) return;
    const operation = /^DynamoDB_\d+\.(\w+)$/.exec(String(request.getHeader("x-amz-target")))?.[1];
    if (operation === undefined) return;
    const push = response.push.bind(response);
    let reported = false;
    response.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
      if (chunk !== null && !reported && throttlingErrors.test(chunk.toString())) {
        reported = true;
        onThrottle(operation);
      }
      return push(chunk, encoding);
    };
  });
}
