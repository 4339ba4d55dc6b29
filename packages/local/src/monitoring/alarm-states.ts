import type { DeployedAlarm } from "../assembly/alarms.ts";
import { jsonResponse, type HttpResponse } from "../http.ts";
import { evaluate } from "./metric-math.ts";
import { floorToMinute, type MetricStore } from "./metric-store.ts";

export interface AlarmState {
  alarm: DeployedAlarm;
  state: "OK" | "ALARM";
  /** The time of the last state change, in epoch milliseconds. */
  since: number;
  /** The value of each period, oldest first; undefined without data. */
  datapoints: (number | undefined)[];
}

export interface AlarmStatesOptions {
  alarms: readonly DeployedAlarm[];
  metrics: MetricStore;
  now: () => number;
  /** Called for every state change, like the notification of the SNS topic on AWS. */
  onChange: (state: AlarmState) => void;
}

export interface AlarmStates {
  /** Evaluates every alarm now. */
  read: () => AlarmState[];
  close: () => void;
}

const evaluateEveryMs = 10_000;

/**
 * Evaluates alarms like CloudWatch, every ten seconds and whenever they are read. The newest period ends with the
 * current minute, so alarms are raised immediately.
 */
export function alarmStates({ alarms, metrics, now, onChange }: AlarmStatesOptions): AlarmStates {
  const states = new Map<string, AlarmState>();

  function evaluateAlarm(alarm: DeployedAlarm): AlarmState {
    const datapoints = datapointsOf(alarm, metrics, now());
    const breaching = datapoints.filter((value) => value !== undefined && value > alarm.threshold).length;
    const state = breaching >= alarm.datapointsToAlarm ? "ALARM" : "OK";
    const previous = states.get(alarm.name);
    const changed = previous?.state !== state;
    const current: AlarmState = { alarm, state, since: changed ? now() : previous.since, datapoints };
    states.set(alarm.name, current);
    if (changed && (previous || state === "ALARM")) onChange(current);
    return current;
  }

  const read = () => alarms.map(evaluateAlarm);
  read();
  const timer = setInterval(read, evaluateEveryMs).unref();
  return { read, close: () => clearInterval(timer) };
}

function datapointsOf(alarm: DeployedAlarm, metrics: MetricStore, now: number): (number | undefined)[] {
  const { periodMs, evaluationPeriods, expression } = alarm;
  const end = floorToMinute(now) + 60_000;
  return Array.from({ length: evaluationPeriods }, (_, n) => {
    const to = end - (evaluationPeriods - 1 - n) * periodMs;
    const from = to - periodMs;
    const value = (id: string): number | undefined => {
      const metric = alarm.metrics.get(id);
      if (!metric) throw new Error(`${alarm.name} has no metric ${id}.`);
      return metrics.statistic(metric, metric.statistic, { from, to });
    };
    return evaluate(expression, { value, from });
  });
}

/** Responds to CloudWatch's DescribeAlarms call; `requestBody` is JSON. */
export function describeAlarms(requestBody: string, states: readonly AlarmState[]): HttpResponse {
  const { AlarmNamePrefix = "" } = JSON.parse(requestBody) as { AlarmNamePrefix?: string };
  const matching = states.filter(({ alarm }) => alarm.name.startsWith(AlarmNamePrefix));
  return jsonResponse(200, { MetricAlarms: matching.map(toMetricAlarm), CompositeAlarms: [] });
}

/** Returns the alarm in the wire format, with times in seconds. */
function toMetricAlarm({ alarm, state, since, datapoints }: AlarmState) {
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
