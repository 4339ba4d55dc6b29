import type { DeployedAlarm } from "../assembly/alarms.ts";
import { floorToMinute, type MetricStore } from "./metric-store.ts";
import { evaluate } from "./evaluate-expression.ts";

export interface AlarmState {
  alarm: DeployedAlarm;
  state: "OK" | "ALARM";
  /** When it became so. */
  since: number;
  /** Of the periods it looks at, oldest first; undefined where nothing was measured. */
  datapoints: (number | undefined)[];
}

export interface AlarmStatesDeps {
  alarms: readonly DeployedAlarm[];
  metrics: MetricStore;
  now: () => number;
  /** Told of every change, as the topic is on AWS. */
  onChange: (state: AlarmState) => void;
}

export interface AlarmStates {
  /** As of now. */
  read: () => AlarmState[];
  close: () => void;
}

const lookEveryMs = 10_000;

/** CloudWatch's evaluation. The newest period ends with the present minute, so nobody waits for it to be over. */
export function alarmStates({ alarms, metrics, now, onChange }: AlarmStatesDeps): AlarmStates {
  const known = new Map<string, AlarmState>();

  function look(alarm: DeployedAlarm): AlarmState {
    const datapoints = datapointsOf(alarm, metrics, now());
    const breaching = datapoints.filter((value) => value !== undefined && value > alarm.threshold).length;
    const state = breaching >= alarm.datapointsToAlarm ? "ALARM" : "OK";
    const before = known.get(alarm.name);
    const changed = before?.state !== state;
    const found: AlarmState = { alarm, state, since: changed ? now() : before.since, datapoints };
    known.set(alarm.name, found);
    if (changed && (before || state === "ALARM")) onChange(found);
    return found;
  }

  const read = () => alarms.map(look);
  read();
  const timer = setInterval(read, lookEveryMs).unref();
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
