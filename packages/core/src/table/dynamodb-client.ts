import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { clientTimeouts } from "./client-timeouts.ts";

interface Options extends Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials"> {
  requestTimeoutMs?: number;
}

/**
 * Creates a client whose three attempts finish within 3 s. The SDK reads the endpoint
 * AWS_ENDPOINT_URL_DYNAMODB.
 */
export function createDynamoDBClient({
  requestTimeoutMs = 800,
  ...config
}: Options = {}): DynamoDBClient {
  return new DynamoDBClient({
    ...config,
    ...clientTimeouts({ requestTimeoutMs, connectionTimeoutMs: 300 }),
  });
}
