import {
  CloudWatchClient,
  paginateDescribeAlarms,
  type CloudWatchClientConfig,
  type MetricAlarm,
} from "@aws-sdk/client-cloudwatch";
import { patienceMs } from "./patience.ts";

export interface Alarm {
  name: string;
  state: "OK" | "ALARM" | "INSUFFICIENT_DATA";
  /** In words. */
  condition: string;
  /** Of the newest period it was reckoned for; null where nothing was measured. */
  latest: number | null;
  threshold: number | null;
  since: string | null;
}

type Place = Pick<CloudWatchClientConfig, "region" | "endpoint" | "credentials">;

/** The alarms whose names begin so, by their own word. */
export async function readAlarms(place: Place, AlarmNamePrefix: string): Promise<Alarm[]> {
  const requestHandler = { requestTimeout: patienceMs, connectionTimeout: patienceMs, throwOnRequestTimeout: true };
  const client = new CloudWatchClient({ ...place, maxAttempts: 2, requestHandler });
  const found: Alarm[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { AlarmNamePrefix })) {
    found.push(...MetricAlarms.map(alarmOf));
  }
  client.destroy();
  return found;
}

function alarmOf(alarm: MetricAlarm): Alarm {
  const { AlarmName = "", AlarmDescription = "", StateValue, StateUpdatedTimestamp, Threshold } = alarm;
  // Our templates begin a description with the alarm's own name and its condition; AWS adds to the name what makes it unlike any other.
  const [, name = AlarmName, condition = ""] = /^(\w+): ([^.]*)/.exec(AlarmDescription) ?? [];
  return {
    name,
    state: StateValue ?? "INSUFFICIENT_DATA",
    condition,
    latest: latestOf(alarm.StateReasonData),
    threshold: Threshold ?? null,
    since: StateUpdatedTimestamp?.toISOString() ?? null,
  };
}

function latestOf(reason: string | undefined): number | null {
  try {
    const { recentDatapoints = [] } = JSON.parse(reason ?? "{}") as { recentDatapoints?: number[] };
    return recentDatapoints.at(-1) ?? null;
  } catch {
    return null;
  }
}
