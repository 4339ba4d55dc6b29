import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/**
 * The SDK waits for ever unless told, and only logs a passed `requestTimeout` unless told to throw. Three attempts end
 * within 3 s, well inside the Lambda's own limit. The endpoint is the SDK's own AWS_ENDPOINT_URL_DYNAMODB.
 */
export function createDynamoDBClient(): DynamoDBClient {
  return new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({ requestTimeout: 800, connectionTimeout: 300, throwOnRequestTimeout: true }),
  });
}
