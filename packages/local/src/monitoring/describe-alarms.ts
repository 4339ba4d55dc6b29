import { jsonResponse, type HttpResponse } from "../http.ts";
import type { AlarmState } from "./alarm-states.ts";

export const describeAlarmsTarget = "GraniteServiceVersion20100801.DescribeAlarms";

/** The call of CloudWatch that tells alarms' states; times in seconds. */
export function describeAlarms(request: string, states: readonly AlarmState[]): HttpResponse {
  const { AlarmNamePrefix = "" } = JSON.parse(request) as { AlarmNamePrefix?: string };
  const asked = states.filter(({ alarm }) => alarm.name.startsWith(AlarmNamePrefix));
  return jsonResponse(200, { MetricAlarms: asked.map(metricAlarm), CompositeAlarms: [] });
}

function metricAlarm({ alarm, state, since, datapoints }: AlarmState) {
  const recentDatapoints = datapoints.filter((value) => value !== undefined);
  const { name, description, threshold, evaluationPeriods, datapointsToAlarm } = alarm;
  return {
    AlarmName: name,
    AlarmDescription: description,
    StateValue: state,
    StateReasonData: JSON.stringify({ version: "1.0", recentDatapoints, threshold }),
    StateUpdatedTimestamp: since / 1000,
    Threshold: threshold,
    ComparisonOperator: "GreaterThanThreshold",
    EvaluationPeriods: evaluationPeriods,
    DatapointsToAlarm: datapointsToAlarm,
    TreatMissingData: "notBreaching",
  };
}
