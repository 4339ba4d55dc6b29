import { NodeHttpHandler } from "@smithy/node-http-handler";

interface ClientTimeouts {
  requestTimeoutMs: number;
  connectionTimeoutMs?: number;
}

/**
 * Returns settings of an AWS SDK client that limit each attempt and the number of attempts. By default the SDK waits for
 * ever, and only logs a timeout unless told to throw.
 */
export const clientTimeouts = ({ requestTimeoutMs, connectionTimeoutMs = 500 }: ClientTimeouts) => ({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    throwOnRequestTimeout: true,
  }),
});
