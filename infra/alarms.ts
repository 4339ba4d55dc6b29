import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import * as sns from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { ApiFunctions } from "./api-functions.ts";
import type { GenerationMachine } from "./generation-machine.ts";

export interface Watched {
  api: HttpApi;
  functions: ApiFunctions;
  machine: GenerationMachine;
}

/** What must wake somebody from the first day on: calls that fail, and Lambdas that crash or are turned away. */
export class BasicAlarms extends Construct {
  readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, { api, functions, machine: { stateMachine } }: Watched) {
    super(scope, id);
    this.topic = new sns.Topic(this, "Topic", { enforceSSL: true });
    const failing = new cloudwatch.MathExpression({
      expression: "100 * failed / MAX([all, 1])",
      usingMetrics: { failed: api.metricServerError(), all: api.metricCount() },
    });
    this.alarm("ApiFailing", failing, { threshold: 1, evaluationPeriods: 5, datapointsToAlarm: 3 });
    for (const [group, fn] of Object.entries(functions)) {
      this.alarm(`Errors-${group}`, fn.metricErrors(), { threshold: 1, evaluationPeriods: 1 });
      this.alarm(`Throttles-${group}`, fn.metricThrottles(), { threshold: 1, evaluationPeriods: 1 });
    }
    this.alarm("RunsFailed", stateMachine.metricFailed(), { threshold: 1, evaluationPeriods: 1 });
    this.alarm("RunsTimedOut", stateMachine.metricTimedOut(), { threshold: 1, evaluationPeriods: 1 });
  }

  private alarm(
    id: string,
    metric: cloudwatch.IMetric,
    limits: Pick<cloudwatch.AlarmProps, "threshold" | "evaluationPeriods" | "datapointsToAlarm">,
  ): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...limits,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
