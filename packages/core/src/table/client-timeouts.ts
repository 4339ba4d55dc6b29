import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Returns SDK client settings that limit each attempt and the number of attempts; by default a client waits for ever. */
export const clientTimeouts = ({ requestTimeoutMs }: { requestTimeoutMs: number }) => ({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 500,
    throwOnRequestTimeout: true,
  }),
});
