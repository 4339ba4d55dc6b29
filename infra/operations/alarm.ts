import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

interface AlarmCondition {
  /** The condition in words, without a full stop, used in the alarm's description. */
  description: string;
  above: number;
  evaluationPeriods?: number;
  datapointsToAlarm?: number;
}

/** Requires three of the last five periods, which ignores a single bad minute. */
export const threeOfFive = { evaluationPeriods: 5, datapointsToAlarm: 3 };

/** CloudWatch's limit on the metrics in an alarm's expression. */
const maxMetrics = 10;

/**
 * Returns a function that adds an alarm, with an action on `topic` for both states. Missing data does not breach,
 * because most metrics only have data during activity. Throws if the expression has more metrics than CloudWatch allows
 * in an alarm.
 */
export const alarmFactory =
  (scope: Construct, topic: ITopic) =>
  (
    id: string,
    metric: cloudwatch.IMetric,
    { description, above, evaluationPeriods = 1, datapointsToAlarm }: AlarmCondition,
  ): void => {
    const metrics = Object.keys(metric instanceof cloudwatch.MathExpression ? metric.usingMetrics : {});
    if (metrics.length > maxMetrics)
      throw new Error(`The alarm ${id} has ${metrics.length} metrics; ${maxMetrics} is the most.`);
    const alarm = new cloudwatch.Alarm(scope, id, {
      metric,
      threshold: above,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods,
      ...(datapointsToAlarm !== undefined && { datapointsToAlarm }),
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${id}: ${description}. docs/operations.md says what to do.`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  };
