import type { Credentials } from "../access/callers.ts";
import { metricsOf, type RecordMetric } from "../monitoring/metrics.ts";
import type { Templates } from "../read-templates.ts";
import { concurrencyLimits, type ConcurrencyLimit } from "./concurrency.ts";
import { functionEnvironment, type ServiceEndpoints } from "./function-environment.ts";
import { hostFunction, type FunctionHost } from "./function-host.ts";
import type { FunctionLogs } from "./function-log.ts";
import { meteredHost } from "./metered-host.ts";

type HostedFunction = Templates["functions"][number];

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
  const { functions, endpoints, credentialsOf, logs, record, logReader, tableName: TableName } = options;
  const limits = concurrencyLimits(functions);
  const host = (deployed: HostedFunction): FunctionHost => {
    const { id, region, edgeHost, preload } = deployed;
    // Lambda@Edge reports metrics and logs in the region where it runs, under a name that contains its home region.
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
      onTableThrottle: (Operation) => metricsOf(record, "AWS/DynamoDB", { TableName, Operation })("ThrottledRequests"),
    });
    if (preload) hosted.preload();
    const limit = limits.get(id) as ConcurrencyLimit;
    return meteredHost(hosted, { limit, record: metricsOf(record, "AWS/Lambda", { FunctionName: name }) });
  };
  return new Map(functions.map((deployed) => [deployed.id, host(deployed)]));
}
