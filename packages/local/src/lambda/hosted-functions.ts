import type { DeployedFunction } from "../assembly/functions.ts";
import type { Monitoring } from "../monitoring/monitoring.ts";
import { concurrency, type Slots } from "./concurrency.ts";
import { functionEnvironment, type ServiceEndpoints } from "./function-environment.ts";
import { hostFunction, type FunctionHost } from "./function-host.ts";
import type { FunctionLogs } from "./function-log.ts";
import { watchedHost } from "./metered-host.ts";

export interface HostedFunction extends DeployedFunction {
  /** Rendering at the edge, with the host it may call by https. */
  edgeHost: string | undefined;
  /** Somebody waits for its first answer, so its code is loaded at once. */
  awaited: boolean;
}

export interface HostedFunctionsDeps {
  endpoints: ServiceEndpoints;
  logs: FunctionLogs;
  monitoring: Monitoring;
  /** The table that the functions read and write; the templates have one. */
  tableName: string;
}

/** Lambda for one machine: every function of the templates that is called here, by its id. */
export function hostedFunctions(
  { endpoints, logs, monitoring, tableName }: HostedFunctionsDeps,
  functions: readonly HostedFunction[],
): Map<string, FunctionHost> {
  const limits = concurrency(functions);
  return new Map(
    functions.map((deployed) => {
      // Lambda@Edge reports and logs where it renders, under its first region's name.
      const name = deployed.edgeHost === undefined ? deployed.name : `${deployed.region}.${deployed.name}`;
      const write = logs.sinkFor(deployed.id);
      const count = monitoring.linesOf(`/aws/lambda/${name}`);
      const host = hostFunction({
        deployed,
        environment: functionEnvironment(deployed, endpoints),
        log: (line) => {
          write(line);
          count(line);
        },
        plainHttpHost: deployed.edgeHost,
        onTableThrottle: (operation) => monitoring.platform.throttledRequest(tableName, operation),
      });
      if (deployed.awaited) host.warm();
      const slots = limits.get(deployed.id) as Slots;
      return [deployed.id, watchedHost(host, { slots, measure: monitoring.platform.lambda(name) })];
    }),
  );
}
