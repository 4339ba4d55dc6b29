import { join } from "node:path";
import { deployedAlarms } from "../assembly/alarms.ts";
import { type CloudAssembly } from "../assembly/cloud-assembly.ts";
import type { Resolve } from "../assembly/intrinsics.ts";
import { metricFilters } from "../assembly/metric-filters.ts";
import { deployedWebAcl } from "../assembly/web-acl.ts";
import type { Handle, HttpResponse } from "../http.ts";
import { alarmStates, describeAlarms, type AlarmState } from "./alarm-states.ts";
import { firewall, type EnforcedRules } from "./firewall.ts";
import { logMetrics } from "./log-metrics.ts";
import { metricStore } from "./metric-store.ts";
import { platformMetrics, type PlatformMetrics } from "./platform-metrics.ts";

export interface MonitoringOptions {
  assembly: CloudAssembly;
  resolve: Resolve;
  /** The folder for metrics; without it, metrics last as long as the process. */
  dataDir: string | undefined;
  /** Returns epoch milliseconds. */
  now: () => number;
  log: (line: string) => void;
}

/** The interface of the local cloud to CloudWatch and WAF. */
export interface Monitoring extends Omit<PlatformMetrics, "recordBlockedRequest"> {
  /** Returns a function that derives metrics from the lines of a log group. */
  logReader: (logGroup: string) => (line: string) => void;
  /** Puts the rate limits of the templates' web ACL before a handler. */
  protect: (handle: Handle, enforced: EnforcedRules) => Handle;
  /** Responds to CloudWatch's DescribeAlarms call; `requestBody` is JSON. */
  describeAlarms: (requestBody: string) => HttpResponse;
  close: () => Promise<void>;
}

/** Emulates CloudWatch and WAF: metrics, the templates' alarms over them, and the web ACL. */
export function monitoring({ assembly, resolve, dataDir, now, log }: MonitoringOptions): Monitoring {
  const metrics = metricStore({ folder: dataDir && join(dataDir, "metrics"), now });
  const { recordBlockedRequest, ...platform } = platformMetrics(metrics);
  const alarms = alarmStates({
    alarms: deployedAlarms(assembly, resolve),
    metrics,
    now,
    onChange: ({ state, alarm }: AlarmState) => log(`${state === "OK" ? "alarm over" : "ALARM"}: ${alarm.description}`),
  });
  return {
    ...platform,
    logReader: logMetrics({ metrics, filters: metricFilters(assembly, resolve) }),
    protect: (handle, enforced) => {
      const acl = deployedWebAcl(assembly, resolve);
      if (!acl) return handle;
      return firewall({ acl, enforced, onBlocked: (rule) => recordBlockedRequest(acl.metricName, rule), now })(handle);
    },
    describeAlarms: (requestBody) => describeAlarms(requestBody, alarms.read()),
    async close() {
      alarms.close();
      metrics.close();
    },
  };
}
