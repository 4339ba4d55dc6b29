import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

interface Options extends Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials"> {
  requestTimeoutMs?: number;
}

/**
 * The SDK waits for ever unless told, and only logs a passed `requestTimeout` unless told to throw. Three attempts end
 * within 3 s, well inside the Lambda's own limit. The endpoint is the SDK's own AWS_ENDPOINT_URL_DYNAMODB.
 */
export function createDynamoDBClient({ requestTimeoutMs = 800, ...config }: Options = {}): DynamoDBClient {
  return new DynamoDBClient({
    ...config,
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({
      requestTimeout: requestTimeoutMs,
      connectionTimeout: 300,
      throwOnRequestTimeout: true,
    }),
  });
}
