import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Settings of an SDK client that gives up in time: without them it waits for ever. */
export const clientTimeouts = ({ requestTimeoutMs }: { requestTimeoutMs: number }) => ({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 500,
    throwOnRequestTimeout: true,
  }),
});
