import { readFileSync } from "node:fs";
import * as iam from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import * as sfn from "aws-cdk-lib/aws-stepfunctions";
import { ArnFormat, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { allow, policy } from "../functions/built-function.ts";
import { numberParameter } from "../stage-parameters.ts";
import type { GenerationFunctions } from "./generation-functions.ts";

export const definitionFile = "infra/generation/generation-machine.asl.json";

export type GenerationMachine = ReturnType<typeof generationMachine>;

/**
 * Creates the machine in the definition file. Its name is fixed, so a role can have permissions on
 * its executions.
 */
export function generationMachine(
  parent: Construct,
  {
    functions,
    logGroup,
    name,
  }: { functions: GenerationFunctions; logGroup: LogGroup; name: string },
) {
  const scope = new Construct(parent, "Generation");
  const arns = Object.entries(functions).map(
    ([step, { functionArn }]) => [step, functionArn] as const,
  );
  const definition = fillPlaceholders(JSON.parse(readFileSync(definitionFile, "utf8")), {
    ...Object.fromEntries(arns),
    concurrency: numberParameter(scope, "GenerationConcurrency"),
  });
  const arn = (
    service: string,
    resource: string,
    resourceName: string,
    arnFormat = ArnFormat.COLON_RESOURCE_NAME,
  ) => Stack.of(scope).formatArn({ service, resource, resourceName, arnFormat });
  const executionsArn = arn("states", "execution", `${name}:*`);
  // Unlike the CDK's default role, this role may invoke only the current version of each function.
  // The permissions for child executions follow
  // https://docs.aws.amazon.com/step-functions/latest/dg/connect-stepfunctions.html
  const role = new iam.Role(scope, "Role", {
    assumedBy: new iam.ServicePrincipal("states.amazonaws.com"),
    inlinePolicies: {
      steps: policy(
        allow(
          ["lambda:InvokeFunction"],
          arns.map(([, functionArn]) => functionArn),
        ),
      ),
      children: policy(
        // By its name, as the role is created before the machine.
        allow(["states:StartExecution"], [arn("states", "stateMachine", name)]),
        allow(["states:DescribeExecution", "states:StopExecution"], [executionsArn]),
        allow(
          ["events:PutTargets", "events:PutRule", "events:DescribeRule"],
          [arn("events", "rule", childRule, ArnFormat.SLASH_RESOURCE_NAME)],
        ),
      ),
      // The actions for log deliveries and traces do not support resources.
      logs: policy(allow(logDelivery, ["*"])),
      traces: policy(allow(tracing, ["*"])),
    },
  });
  const stateMachine = new sfn.StateMachine(scope, "Machine", {
    stateMachineName: name,
    stateMachineType: sfn.StateMachineType.STANDARD,
    definitionBody: sfn.DefinitionBody.fromString(Stack.of(scope).toJsonString(definition)),
    role: role.withoutPolicyUpdates(),
    tracingEnabled: true,
    // The state contains only ids, but is excluded from the log anyway.
    logs: { destination: logGroup, level: sfn.LogLevel.ALL, includeExecutionData: false },
  });
  return { stateMachine, executionsArn };
}

/**
 * Returns `node` with the value of each string `${name}`, of any type. Throws if a name is unknown.
 */
export function fillPlaceholders(node: unknown, values: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => fillPlaceholders(item, values));
  if (node !== null && typeof node === "object") {
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [key, fillPlaceholders(item, values)]),
    );
  }
  const name = typeof node === "string" ? /^\$\{([\w-]+)\}$/.exec(node)?.[1] : undefined;
  if (name === undefined) return node;
  if (!Object.hasOwn(values, name)) {
    throw new Error(`The definition has the placeholder ${name}, which has no value.`);
  }
  return values[name];
}

/**
 * The rule that notifies Step Functions of the end of child executions. Step Functions creates and
 * names it.
 */
const childRule = "StepFunctionsGetEventsForStepFunctionsExecutionRule";

const logDelivery = [
  "logs:CreateLogDelivery",
  "logs:GetLogDelivery",
  "logs:UpdateLogDelivery",
  "logs:DeleteLogDelivery",
  "logs:ListLogDeliveries",
  "logs:PutResourcePolicy",
  "logs:DescribeResourcePolicies",
  "logs:DescribeLogGroups",
];
const tracing = [
  "xray:PutTraceSegments",
  "xray:PutTelemetryRecords",
  "xray:GetSamplingRules",
  "xray:GetSamplingTargets",
];
