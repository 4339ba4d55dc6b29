import { CloudWatchClient, paginateDescribeAlarms, type MetricAlarm } from "@aws-sdk/client-cloudwatch";
import type { StackOnAws } from "../deploy/stack-state.ts";
import { parseObject } from "../parse-object.ts";
import { requestTimeoutMs, type Alarm } from "./site.ts";

/** Reads the CloudWatch alarms of a stack. */
export async function readAlarms({ name, client: { config } }: StackOnAws): Promise<Alarm[]> {
  const requestHandler = {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: requestTimeoutMs,
    throwOnRequestTimeout: true,
  };
  const client = new CloudWatchClient({ region: config.region, maxAttempts: 2, requestHandler });
  const alarms: Alarm[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { AlarmNamePrefix: `${name}-` }))
    alarms.push(...MetricAlarms.map(toAlarm));
  client.destroy();
  return alarms;
}

function toAlarm(alarm: MetricAlarm): Alarm {
  const { AlarmName = "", AlarmDescription = "", StateReasonData = "", StateUpdatedTimestamp } = alarm;
  // The templates start a description with the alarm's short name and condition; AlarmName has a generated prefix and
  // suffix.
  const [, name = AlarmName, condition = ""] = /^(\w+): ([^.]*)/.exec(AlarmDescription) ?? [];
  const { recentDatapoints = [] } = (parseObject(StateReasonData) ?? {}) as { recentDatapoints?: number[] };
  return {
    name,
    state: alarm.StateValue ?? "INSUFFICIENT_DATA",
    condition,
    latest: recentDatapoints.at(-1) ?? null,
    threshold: alarm.Threshold ?? null,
    since: StateUpdatedTimestamp?.toISOString() ?? null,
  };
}
