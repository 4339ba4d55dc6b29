import { CloudWatchClient, paginateDescribeAlarms, type MetricAlarm } from "@aws-sdk/client-cloudwatch";
import { requestTimeoutMs, type Alarm } from "./site.ts";

/** Reads the CloudWatch alarms of a region with the name prefix. */
export async function readAlarms(region: string, AlarmNamePrefix: string): Promise<Alarm[]> {
  const requestHandler = {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: requestTimeoutMs,
    throwOnRequestTimeout: true,
  };
  const client = new CloudWatchClient({ region, maxAttempts: 2, requestHandler });
  const alarms: Alarm[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { AlarmNamePrefix })) {
    alarms.push(...MetricAlarms.map(toAlarm));
  }
  client.destroy();
  return alarms;
}

function toAlarm(alarm: MetricAlarm): Alarm {
  const { AlarmName = "", AlarmDescription = "", StateValue, StateUpdatedTimestamp, Threshold } = alarm;
  // The templates start a description with the alarm's short name and condition; AlarmName has a generated prefix and
  // suffix.
  const [, name = AlarmName, condition = ""] = /^(\w+): ([^.]*)/.exec(AlarmDescription) ?? [];
  return {
    name,
    state: StateValue ?? "INSUFFICIENT_DATA",
    condition,
    latest: latestValue(alarm.StateReasonData),
    threshold: Threshold ?? null,
    since: StateUpdatedTimestamp?.toISOString() ?? null,
  };
}

function latestValue(reason: string | undefined): number | null {
  try {
    const { recentDatapoints = [] } = JSON.parse(reason ?? "{}") as { recentDatapoints?: number[] };
    return recentDatapoints.at(-1) ?? null;
  } catch {
    return null;
  }
}
