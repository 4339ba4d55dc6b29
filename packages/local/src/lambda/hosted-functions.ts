import type { Caller, Credentials } from "../access/callers.ts";
import type { DeployedFunction } from "../assembly/functions.ts";
import { metricsOf, type RecordMetric } from "../monitoring/metrics.ts";
import { concurrencyLimits, type ConcurrencyLimit } from "./concurrency.ts";
import { functionEnvironment, type ServiceEndpoints } from "./function-environment.ts";
import { hostFunction, type FunctionHost } from "./function-host.ts";
import type { FunctionLogs } from "./function-log.ts";
import { meteredHost } from "./metered-host.ts";

export interface HostedFunction extends DeployedFunction {
  /** The function as an AWS caller, with its role's permissions. */
  role: Caller;
  /** The host that an edge function may call over HTTPS; undefined for other functions. */
  edgeHost: string | undefined;
  /** True if the code is loaded at start, because visitors wait for its first response. */
  preload: boolean;
}

export interface HostedFunctionsOptions {
  functions: readonly HostedFunction[];
  endpoints: ServiceEndpoints;
  /** Returns the credentials with which a function signs its requests. */
  credentialsOf: (deployed: HostedFunction) => Credentials;
  logs: FunctionLogs;
  record: RecordMetric;
  /** Returns the function that derives metrics from the lines of a log group. */
  logReader: (logGroup: string) => (line: string) => void;
  /** The table of the templates. */
  tableName: string;
}

/** Hosts the functions with their limits, logs and metrics. Returns the hosts by function id. */
export function hostedFunctions(options: HostedFunctionsOptions): Map<string, FunctionHost> {
  const { functions, endpoints, credentialsOf, logs, record, logReader, tableName } = options;
  const limits = concurrencyLimits(functions);
  return new Map(
    functions.map((deployed) => {
      // Lambda@Edge reports metrics and logs in the region where it runs, under a name that contains its home region.
      const name = deployed.edgeHost === undefined ? deployed.name : `${deployed.region}.${deployed.name}`;
      const writeLog = logs.sinkFor(deployed.id);
      const readLog = logReader(`/aws/lambda/${name}`);
      const host = hostFunction({
        deployed,
        environment: functionEnvironment(deployed, endpoints, credentialsOf(deployed)),
        log: (line) => {
          writeLog(line);
          readLog(line);
        },
        plainHttpHost: deployed.edgeHost,
        onTableThrottle: (Operation) =>
          metricsOf(record, "AWS/DynamoDB", { TableName: tableName, Operation })("ThrottledRequests"),
      });
      if (deployed.preload) host.preload();
      const limit = limits.get(deployed.id) as ConcurrencyLimit;
      return [
        deployed.id,
        meteredHost(host, { limit, record: metricsOf(record, "AWS/Lambda", { FunctionName: name }) }),
      ];
    }),
  );
}
