import { credentialVariables, type Credentials } from "../access/callers.ts";
import type { DeployedFunction } from "../assembly/functions.ts";

export interface ServiceEndpoints {
  dynamodb: string;
  stepFunctions: string;
  /** The endpoint for every other AWS service. It rejects unsupported calls, so no call reaches AWS. */
  other: string;
}

/** Returns the environment of a function: its template's variables, Lambda's, and its role's credentials. */
export const functionEnvironment = (
  { id, region, environment }: DeployedFunction,
  endpoints: ServiceEndpoints,
  credentials: Credentials,
): Record<string, string> => ({
  ...environment,
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
  AWS_LAMBDA_FUNCTION_NAME: id,
  AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
  LANG: "en_US.UTF-8",
  TZ: ":UTC",
  ...credentialVariables(credentials),
  AWS_EC2_METADATA_DISABLED: "true",
  AWS_ENDPOINT_URL: endpoints.other,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SFN: endpoints.stepFunctions,
  AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.other,
});
