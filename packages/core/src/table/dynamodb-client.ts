import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

interface Options extends Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials"> {
  requestTimeoutMs?: number;
}

/**
 * Creates a DynamoDB client whose three attempts end within 3 s, well below the timeout of a Lambda function. By default
 * the SDK waits for ever, and only logs a timeout unless told to throw. The SDK reads the endpoint from the environment
 * variable AWS_ENDPOINT_URL_DYNAMODB.
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
