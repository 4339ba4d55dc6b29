import { NodeHttpHandler } from "@smithy/node-http-handler";

interface ClientTimeouts {
  requestTimeoutMs: number;
  connectionTimeoutMs?: number;
}

/**
 * Returns AWS SDK client settings that limit each attempt and the number of attempts. By default the SDK waits
 * indefinitely, and only logs timeouts unless it is configured to throw.
 */
export const clientTimeouts = ({ requestTimeoutMs, connectionTimeoutMs = 500 }: ClientTimeouts) => ({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    throwOnRequestTimeout: true,
  }),
});
