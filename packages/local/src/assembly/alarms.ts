import { parseExpression, unsupportedIn, type Expression } from "../monitoring/metric-math.ts";
import { isStatistic, type MetricName, type Statistic } from "../monitoring/metric.ts";
import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedAlarm {
  /** The stack's name and the alarm's logical id: the prefix of a deployed alarm's name. */
  name: string;
  description: string;
  metrics: Map<string, MetricName & { statistic: Statistic }>;
  expression: Expression;
  periodMs: number;
  threshold: number;
  evaluationPeriods: number;
  datapointsToAlarm: number;
}

interface MetricProperties {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

interface Query {
  Id: string;
  Expression?: string;
  MetricStat?: { Metric: MetricProperties; Period: number; Stat: string };
  ReturnData?: boolean;
}

interface AlarmProperties extends MetricProperties {
  AlarmDescription?: string;
  ComparisonOperator: string;
  TreatMissingData?: string;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  Threshold: unknown;
  Metrics?: Query[];
  Period: number;
  Statistic?: string;
  ExtendedStatistic?: string;
}

/** Reads the alarms of the templates. Throws for an alarm that CloudWatch would evaluate differently. */
export function deployedAlarms(assembly: CloudAssembly, resolve: Resolve): DeployedAlarm[] {
  return resourcesOf(assembly, "AWS::CloudWatch::Alarm").map((located) => toAlarm(located, resolve));
}

function toAlarm({ stack, id, properties }: Located, resolve: Resolve): DeployedAlarm {
  const alarm = resolve(stack, properties) as AlarmProperties;
  const name = `${stack.name}-${id}`;
  const unsupported = (what: string): never => {
    throw new Error(`The alarm ${id} uses ${what}, which is not supported locally.`);
  };
  const { ComparisonOperator, TreatMissingData = "missing", EvaluationPeriods, DatapointsToAlarm } = alarm;
  if (ComparisonOperator !== "GreaterThanThreshold") unsupported(ComparisonOperator);
  if (TreatMissingData !== "notBreaching") unsupported(`missing data as ${TreatMissingData}`);
  const queries = alarm.Metrics ?? [toQuery(alarm)];
  const [returned, another] = queries.filter(({ ReturnData = true }) => ReturnData);
  if (!returned || another) return unsupported("more or less than one result");
  if (queries.some((query) => query.Expression !== undefined && query !== returned)) unsupported("several expressions");
  const metricQueries = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, ...MetricStat }] : []));
  const [period, otherPeriod] = new Set(metricQueries.map(({ Period }) => Period));
  if (period === undefined || otherPeriod !== undefined) return unsupported("more or less than one period");
  if (period % 60 !== 0) unsupported(`a period of ${period} seconds`);
  const expression = parseExpression(returned.Expression ?? returned.Id);
  const metrics = new Map(
    metricQueries.map(({ Id, Metric, Stat }) => [Id, { ...toMetricName(Metric), statistic: Stat }]),
  );
  for (const what of unsupportedIn(expression, new Set(metrics.keys()))) unsupported(what);
  for (const { statistic } of metrics.values()) if (!isStatistic(statistic)) unsupported(`the statistic ${statistic}`);
  return {
    name,
    description: alarm.AlarmDescription ?? "",
    metrics,
    expression,
    periodMs: period * 1000,
    threshold: Number(alarm.Threshold),
    evaluationPeriods: EvaluationPeriods,
    datapointsToAlarm: DatapointsToAlarm ?? EvaluationPeriods,
  };
}

function toQuery({ Namespace, MetricName, Dimensions, Period, Statistic, ExtendedStatistic }: AlarmProperties): Query {
  const Metric = { Namespace, MetricName, ...(Dimensions && { Dimensions }) };
  return { Id: "metric", MetricStat: { Metric, Period, Stat: Statistic ?? ExtendedStatistic ?? "" } };
}

const toMetricName = ({ Namespace, MetricName, Dimensions = [] }: MetricProperties): MetricName => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, String(Value)])),
});
