import type { Caller, Credentials } from "../access/callers.ts";
import type { DeployedFunction } from "../assembly/functions.ts";
import type { Monitoring } from "../monitoring/monitoring.ts";
import { concurrencyLimits, type ConcurrencyLimit } from "./concurrency.ts";
import { functionEnvironment, type ServiceEndpoints } from "./function-environment.ts";
import { hostFunction, type FunctionHost } from "./function-host.ts";
import type { FunctionLogs } from "./function-log.ts";
import { meteredHost } from "./metered-host.ts";

export interface HostedFunction extends DeployedFunction {
  /** The function as a caller of AWS, with what its role allows. */
  role: Caller;
  /** For an edge function, the host that it may call by https; undefined for any other. */
  edgeHost: string | undefined;
  /** Whether its code is loaded at start, because a visitor waits for its first response. */
  preload: boolean;
}

export interface HostedFunctionsOptions {
  functions: readonly HostedFunction[];
  endpoints: ServiceEndpoints;
  /** Returns what a function signs its requests with. */
  credentialsOf: (deployed: HostedFunction) => Credentials;
  logs: FunctionLogs;
  monitoring: Monitoring;
  /** The one table of the templates. */
  tableName: string;
}

/** Hosts the functions, with their limits, logs and metrics. Returns the hosts by the functions' ids. */
export function hostedFunctions(options: HostedFunctionsOptions): Map<string, FunctionHost> {
  const { functions, endpoints, credentialsOf, logs, monitoring, tableName } = options;
  const limits = concurrencyLimits(functions);
  return new Map(
    functions.map((deployed) => {
      // Lambda@Edge reports metrics and logs in the region where it runs, under a name with its home region.
      const name = deployed.edgeHost === undefined ? deployed.name : `${deployed.region}.${deployed.name}`;
      const writeLog = logs.sinkFor(deployed.id);
      const readLog = monitoring.logReader(`/aws/lambda/${name}`);
      const host = hostFunction({
        deployed,
        environment: functionEnvironment(deployed, endpoints, credentialsOf(deployed)),
        log: (line) => {
          writeLog(line);
          readLog(line);
        },
        plainHttpHost: deployed.edgeHost,
        onTableThrottle: (operation) => monitoring.recordThrottledRequest(tableName, operation),
      });
      if (deployed.preload) host.preload();
      const limit = limits.get(deployed.id) as ConcurrencyLimit;
      return [deployed.id, meteredHost(host, { limit, metrics: monitoring.functionMetrics(name) })];
    }),
  );
}
