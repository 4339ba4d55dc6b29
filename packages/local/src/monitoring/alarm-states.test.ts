import { expect, test } from "vitest";
import { deployedAlarms } from "../assembly/alarms.ts";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { intrinsics } from "../assembly/intrinsics.ts";
import { metricStore } from "./metric-store.ts";
import { ref, writeAssembly } from "../testing/fixture-assembly.ts";
import { alarmStates, type AlarmState } from "./alarm-states.ts";

const alarmProperties = {
  Namespace: "Van",
  MetricName: "Failed",
  Dimensions: [{ Name: "Api", Value: ref("Api") }],
  Statistic: "Sum",
  Period: 60,
  EvaluationPeriods: 1,
  Threshold: ref("Limit"),
  ComparisonOperator: "GreaterThanThreshold",
  TreatMissingData: "notBreaching",
  AlarmDescription: "Failing: too many failed",
};

function alarmsOf(properties: object) {
  const resources = {
    Api: { Type: "AWS::ApiGatewayV2::Api" },
    Failing: { Type: "AWS::CloudWatch::Alarm", Properties: { ...properties } },
  };
  const assembly = loadAssembly(writeAssembly({ Ops: { resources, parameters: { Limit: { Default: 2 } } } }));
  return deployedAlarms(assembly, intrinsics(assembly, { parameters: {}, attributes: {} }));
}

function watchAlarm(properties: object) {
  let now = Date.parse("2026-11-21T12:00:20.000Z");
  const metrics = metricStore({ folder: undefined, now: () => now });
  const record = metrics.series({ namespace: "Van", name: "Failed", dimensions: { Api: "Api" } });
  const changes: string[] = [];
  const onChange = ({ state }: AlarmState) => changes.push(state);
  const states = alarmStates({ alarms: alarmsOf(properties), metrics, now: () => now, onChange });
  states.close();
  metrics.close();
  return { record, changes, advance: (ms: number) => (now += ms), read: () => states.read()[0] as AlarmState };
}

test("goes to ALARM in the minute that exceeds the threshold, and back to OK after it", () => {
  const { record, changes, advance, read } = watchAlarm(alarmProperties);
  record(2);
  expect(read()).toMatchObject({ state: "OK", datapoints: [2], alarm: { name: "Ops-Failing", threshold: 2 } });
  record(1);
  const raised = read();
  expect(raised).toMatchObject({ state: "ALARM", datapoints: [3] });
  advance(39_000);
  expect(read()).toMatchObject({ state: "ALARM", since: raised.since });
  advance(1_000);
  expect(read()).toMatchObject({ state: "OK", datapoints: [undefined], since: raised.since + 40_000 });
  expect(changes).toEqual(["ALARM", "OK"]);
});

test("requires DatapointsToAlarm breaching periods, adjacent or not", () => {
  const { record, advance, read } = watchAlarm({ ...alarmProperties, EvaluationPeriods: 5, DatapointsToAlarm: 3 });
  const seen = [3, 0, 3, 0, 3, 0].map((failed) => {
    record(failed);
    const { state } = read();
    advance(60_000);
    return state;
  });
  expect(seen).toEqual(["OK", "OK", "OK", "OK", "ALARM", "OK"]);
});

test("requires every period to breach without DatapointsToAlarm", () => {
  const { record, advance, read } = watchAlarm({ ...alarmProperties, EvaluationPeriods: 2 });
  record(3);
  expect(read().state).toBe("OK");
  advance(60_000);
  record(3);
  expect(read().state).toBe("ALARM");
});

const { Namespace, MetricName, Dimensions, Statistic, Period, ...common } = alarmProperties;
const stat = (overrides: object = {}) => ({
  Metric: { Namespace, MetricName, Dimensions },
  Period,
  Stat: Statistic,
  ...overrides,
});

test("evaluates an expression for each period", () => {
  const Metrics = [
    { Id: "share", Expression: "IF(failed > 1, 10 * failed, 0)", ReturnData: true },
    { Id: "failed", MetricStat: stat(), ReturnData: false },
  ];
  const { record, read } = watchAlarm({ ...common, Metrics });
  record(2);
  expect(read()).toMatchObject({ state: "ALARM", datapoints: [20] });
});

test.each([
  ["LessThanThreshold", { ...alarmProperties, ComparisonOperator: "LessThanThreshold" }],
  ["missing data as missing", { ...alarmProperties, TreatMissingData: undefined }],
  ["a period of 10 seconds", { ...alarmProperties, Period: 10 }],
  ["the statistic tm99", { ...alarmProperties, Statistic: undefined, ExtendedStatistic: "tm99" }],
  [
    "the function RATE",
    {
      ...common,
      Metrics: [
        { Id: "e", Expression: "RATE(m)" },
        { Id: "m", MetricStat: stat(), ReturnData: false },
      ],
    },
  ],
  [
    "the metric n",
    {
      ...common,
      Metrics: [
        { Id: "e", Expression: "n" },
        { Id: "m", MetricStat: stat(), ReturnData: false },
      ],
    },
  ],
  [
    "more or less than one result",
    {
      ...common,
      Metrics: [
        { Id: "a", MetricStat: stat() },
        { Id: "b", MetricStat: stat() },
      ],
    },
  ],
  [
    "more or less than one period",
    {
      ...common,
      Metrics: [
        { Id: "a", MetricStat: stat() },
        { Id: "b", MetricStat: stat({ Period: 300 }), ReturnData: false },
      ],
    },
  ],
])("rejects an alarm that uses %s", (what, properties) => {
  expect(() => alarmsOf(properties)).toThrow(`The alarm Failing uses ${what}, which is not supported locally.`);
});
