import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import { Schedule, ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Duration, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type * as env from "@vanfettle/functions/env";
import { allow, builtFunctions, policy, type Variables } from "../functions/built-function.ts";
import type { GenerationMachine } from "./generation-machine.ts";

type Props = { table: Table; machine: GenerationMachine; stage: string };

/**
 * Creates the schedule that looks for a run whose wait for a budget is over, and the function that
 * starts it. A look that fails is not repeated: the next follows in five minutes.
 */
export function wakeSchedule(parent: Construct, { table, machine, stage }: Props): void {
  const { stateMachine, executionsArn } = machine;
  const { "wake-run": wake } = builtFunctions(
    parent,
    { table, stage },
    {
      "wake-run": {
        environment: {
          STAGE: stage,
          LOG_LEVEL: "INFO",
          TABLE_NAME: table.tableName,
          MACHINE_ARN: stateMachine.stateMachineArn,
        } satisfies Variables<typeof env.WakeEnv>,
        statements: [
          allow(["states:StartExecution"], [stateMachine.stateMachineArn]),
          allow(["states:DescribeExecution"], [executionsArn]),
        ],
        timeoutSeconds: 20,
      },
    },
  );
  const scope = new Construct(parent, "WakeSchedule");
  // Unlike the CDK's own role, it may invoke only the current version of the function.
  const role = new iam.Role(scope, "Role", {
    assumedBy: new iam.ServicePrincipal("scheduler.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
    inlinePolicies: { wake: policy(allow(["lambda:InvokeFunction"], [wake.functionArn])) },
  });
  new Schedule(scope, "Schedule", {
    schedule: ScheduleExpression.rate(Duration.minutes(5)),
    target: new LambdaInvoke(wake, { role: role.withoutPolicyUpdates(), retryAttempts: 0 }),
    description: "Continues the run that waits for the next day's token budget",
  });
}
