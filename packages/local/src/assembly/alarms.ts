import { unknownIn } from "../monitoring/evaluate-expression.ts";
import { parseExpression, type Expression } from "../monitoring/metric-math.ts";
import type { MetricName } from "../monitoring/metric-name.ts";
import { isStatistic, type Statistic } from "../monitoring/statistic.ts";
import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedAlarm {
  /** The stack's name and the alarm's logical id, as a deploy would begin its name. */
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

/** An alarm that would be read otherwise than CloudWatch does is refused, before anybody relies on it. */
export function deployedAlarms(assembly: CloudAssembly, resolve: Resolve): DeployedAlarm[] {
  return resourcesOf(assembly, "AWS::CloudWatch::Alarm").map((located) => describe(located, resolve));
}

function describe({ stack, id, properties }: Located, resolve: Resolve): DeployedAlarm {
  const alarm = resolve(stack, properties) as AlarmProperties;
  const name = `${stack.name}-${id}`;
  const refuse = (what: string): never => {
    throw new Error(`The alarm ${id} asks for ${what}, which is not known locally.`);
  };
  const { ComparisonOperator, TreatMissingData = "missing", EvaluationPeriods, DatapointsToAlarm } = alarm;
  if (ComparisonOperator !== "GreaterThanThreshold") refuse(ComparisonOperator);
  if (TreatMissingData !== "notBreaching") refuse(`missing data to be ${TreatMissingData}`);
  const queries = alarm.Metrics ?? [onlyMetric(alarm)];
  const [returned, another] = queries.filter(({ ReturnData = true }) => ReturnData);
  if (!returned || another) return refuse("other than one result");
  if (queries.some((query) => query.Expression !== undefined && query !== returned)) refuse("several expressions");
  const measured = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, ...MetricStat }] : []));
  const [period, otherPeriod] = new Set(measured.map(({ Period }) => Period));
  if (period === undefined || otherPeriod !== undefined) return refuse("other than one period");
  if (period % 60 !== 0) refuse(`a period of ${period} seconds`);
  const expression = parseExpression(returned.Expression ?? returned.Id);
  const metrics = new Map(measured.map(({ Id, Metric, Stat }) => [Id, { ...metricOf(Metric), statistic: Stat }]));
  for (const unknown of unknownIn(expression, new Set(metrics.keys()))) refuse(unknown);
  for (const { statistic } of metrics.values()) if (!isStatistic(statistic)) refuse(`the statistic ${statistic}`);
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

function onlyMetric({
  Namespace,
  MetricName,
  Dimensions,
  Period,
  Statistic,
  ExtendedStatistic,
}: AlarmProperties): Query {
  const Metric = { Namespace, MetricName, ...(Dimensions && { Dimensions }) };
  return { Id: "measured", MetricStat: { Metric, Period, Stat: Statistic ?? ExtendedStatistic ?? "" } };
}

const metricOf = ({ Namespace, MetricName, Dimensions = [] }: MetricProperties): MetricName => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, String(Value)])),
});
