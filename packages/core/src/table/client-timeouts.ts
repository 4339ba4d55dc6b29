import { NodeHttpHandler } from "@smithy/node-http-handler";

type ClientTimeouts = { requestTimeoutMs: number; connectionTimeoutMs?: number };

/**
 * Returns client settings that limit the attempts and their time. By default the SDK waits, and
 * logs timeouts.
 */
export const clientTimeouts = ({
  requestTimeoutMs,
  connectionTimeoutMs = 500,
}: ClientTimeouts) => ({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    throwOnRequestTimeout: true,
  }),
});
