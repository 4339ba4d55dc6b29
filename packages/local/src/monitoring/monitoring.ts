import { join } from "node:path";
import { alarmStates, type AlarmState } from "./alarm-states.ts";
import { deployedAlarms } from "../assembly/alarms.ts";
import type { CloudAssembly } from "../assembly/cloud-assembly.ts";
import type { Resolve } from "../assembly/intrinsics.ts";
import { metricFilters } from "../assembly/metric-filters.ts";
import { loggedMetrics } from "./log-metrics.ts";
import { metricStore } from "./metric-store.ts";
import { platformMetrics, type PlatformMetrics } from "./platform-metrics.ts";

export interface MonitoringDeps {
  assembly: CloudAssembly;
  resolve: Resolve;
  dataDir: string | undefined;
  now: () => number;
  log: (line: string) => void;
}

export interface Monitoring {
  platform: PlatformMetrics;
  /** Reads the lines of a log group. */
  linesOf: (logGroup: string) => (line: string) => void;
  alarms: () => AlarmState[];
  close: () => Promise<void>;
}

/** CloudWatch for one machine: what is measured, and the templates' alarms over it. */
export function monitoring({ assembly, resolve, dataDir, now, log }: MonitoringDeps): Monitoring {
  const alarms = deployedAlarms(assembly, resolve);
  const filters = metricFilters(assembly, resolve);
  const metrics = metricStore({ folder: dataDir && join(dataDir, "metrics"), now });
  const onChange = ({ state, alarm }: AlarmState) =>
    log(`${state === "OK" ? "alarm over" : "ALARM"}: ${alarm.description}`);
  const states = alarmStates({ alarms, metrics, now, onChange });
  return {
    platform: platformMetrics(metrics),
    linesOf: loggedMetrics({ metrics, filters }),
    alarms: states.read,
    async close() {
      states.close();
      metrics.close();
    },
  };
}
