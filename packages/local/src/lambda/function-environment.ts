import { credentialVariables, type Credentials } from "../access/callers.ts";
import type { DeployedFunction } from "../assembly/functions.ts";

export interface ServiceEndpoints {
  dynamodb: string;
  stepFunctions: string;
  /** The endpoint for every other AWS service. It rejects unsupported calls, so no call reaches AWS. */
  other: string;
}

/**
 * Returns the environment variables of a function: its template's, the variables set by Lambda, and its role's
 * credentials.
 */
export function functionEnvironment(
  deployed: DeployedFunction,
  endpoints: ServiceEndpoints,
  credentials: Credentials,
): Record<string, string> {
  const { id, region, handler, directory, memoryMb } = deployed;
  return {
    ...deployed.environment,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    AWS_LAMBDA_FUNCTION_NAME: id,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${id}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "local",
    LAMBDA_TASK_ROOT: directory,
    _HANDLER: handler,
    LANG: "en_US.UTF-8",
    TZ: ":UTC",
    ...credentialVariables(credentials),
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_ENDPOINT_URL: endpoints.other,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SFN: endpoints.stepFunctions,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.other,
    AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.other,
  };
}
