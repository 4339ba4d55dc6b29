import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

interface Limits {
  /** The condition in words and without a full stop, for whoever is told. */
  says: string;
  above: number;
  evaluationPeriods?: number;
  datapointsToAlarm?: number;
}

/** Where nothing was measured nothing is wrong: most figures exist only while something happens. */
export const raise =
  (scope: Construct, topic: ITopic) =>
  (id: string, metric: cloudwatch.IMetric, { says, above, evaluationPeriods = 1, datapointsToAlarm }: Limits): void => {
    const alarm = new cloudwatch.Alarm(scope, id, {
      metric,
      threshold: above,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods,
      ...(datapointsToAlarm !== undefined && { datapointsToAlarm }),
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${id}: ${says}. docs/operations.md says what to do.`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  };
