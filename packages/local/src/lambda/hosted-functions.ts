import { credentialVariables, type Credentials } from "../access/callers.ts";
import type { DeployedFunction } from "../assembly/functions.ts";
import { metricsOf, type RecordMetric } from "../monitoring/metrics.ts";
import type { Templates } from "../read-templates.ts";
import { hostFunction, type FunctionHost } from "./function-host.ts";
import type { FunctionLogs } from "./function-log.ts";
import { meteredHost } from "./metered-host.ts";

type HostedFunction = Templates["functions"][number];

interface ServiceEndpoints {
  dynamodb: string;
  stepFunctions: string;
  /**
   * The endpoint for every other AWS service. It rejects unsupported calls, so no call reaches AWS.
   */
  other: string;
}

/**
 * Returns the environment of a function: its template's variables, Lambda's, and its role's
 * credentials.
 */
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

interface HostedFunctionsOptions {
  functions: readonly HostedFunction[];
  endpoints: ServiceEndpoints;
  credentialsOf: (deployed: HostedFunction) => Credentials;
  logs: FunctionLogs;
  record: RecordMetric;
  /** Returns the function that derives metrics from the lines of a log group. */
  logReader: (logGroup: string) => (line: string) => void;
}

/** Hosts the functions with their limits, logs and metrics. Returns the hosts by function id. */
export function hostedFunctions(options: HostedFunctionsOptions): Map<string, FunctionHost> {
  const { functions, endpoints, credentialsOf, logs, record, logReader } = options;
  const host = (deployed: HostedFunction): FunctionHost => {
    const { id, region, edgeHost, preload } = deployed;
    // Lambda@Edge reports metrics and logs in the region where it runs, under a name that contains
    // its home region.
    const name = edgeHost === undefined ? deployed.name : `${region}.${deployed.name}`;
    const writeLog = logs.sinkFor(id);
    const readLog = logReader(`/aws/lambda/${name}`);
    const hosted = hostFunction({
      deployed,
      environment: functionEnvironment(deployed, endpoints, credentialsOf(deployed)),
      log: (line) => {
        writeLog(line);
        readLog(line);
      },
      plainHttpHost: edgeHost,
    });
    if (preload) hosted.preload();
    return meteredHost(hosted, {
      limit: deployed.reservedConcurrency,
      record: metricsOf(record, "AWS/Lambda", { FunctionName: name }),
    });
  };
  return new Map(functions.map((deployed) => [deployed.id, host(deployed)]));
}
