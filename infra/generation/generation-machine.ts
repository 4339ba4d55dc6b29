import { readFileSync } from "node:fs";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import * as sfn from "aws-cdk-lib/aws-stepfunctions";
import { ArnFormat, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { GenerationFunctions } from "./generation-functions.ts";
import { numberParameter } from "../stage-parameters.ts";

export const definitionFile = "infra/generation/generation-machine.asl.json";

export interface GenerationMachineProps {
  functions: GenerationFunctions;
  logGroup: LogGroup;
  /** Fixed, so that a role can have permissions on its executions. */
  name: string;
}

/** The state machine in the definition file, with the ARNs of its functions and the concurrency filled in. */
export class GenerationMachine extends Construct {
  readonly stateMachine: sfn.StateMachine;
  /** The ARN pattern of its executions. */
  readonly executionsArn: string;

  constructor(scope: Construct, id: string, { functions, logGroup, name }: GenerationMachineProps) {
    super(scope, id);
    const arns = Object.entries(functions).map(([step, { functionArn }]) => [step, functionArn] as const);
    const definition = fillPlaceholders(JSON.parse(readFileSync(definitionFile, "utf8")), {
      ...Object.fromEntries(arns),
      concurrency: numberParameter(this, "GenerationConcurrency"),
    });
    const arn = (service: string, resource: string, resourceName: string, arnFormat: ArnFormat) =>
      Stack.of(this).formatArn({ service, resource, resourceName, arnFormat });
    this.executionsArn = arn("states", "execution", `${name}:*`, ArnFormat.COLON_RESOURCE_NAME);
    const role = machineRole(this, {
      functions: Object.values(functions),
      // By its name, as the role is created before the machine.
      machineArn: arn("states", "stateMachine", name, ArnFormat.COLON_RESOURCE_NAME),
      executionsArn: this.executionsArn,
      ruleArn: arn("events", "rule", childRule, ArnFormat.SLASH_RESOURCE_NAME),
    });
    this.stateMachine = new sfn.StateMachine(this, "Machine", {
      stateMachineName: name,
      stateMachineType: sfn.StateMachineType.STANDARD,
      definitionBody: sfn.DefinitionBody.fromString(Stack.of(this).toJsonString(definition)),
      role: role.withoutPolicyUpdates(),
      tracingEnabled: true,
      // The state contains only ids, but is excluded from the log anyway.
      logs: { destination: logGroup, level: sfn.LogLevel.ALL, includeExecutionData: false },
    });
  }
}

/**
 * Returns `node` with each string `${name}` replaced with the value of that name, of any type. Throws if a name is
 * unknown.
 */
export function fillPlaceholders(node: unknown, values: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => fillPlaceholders(item, values));
  if (node !== null && typeof node === "object") {
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, fillPlaceholders(item, values)]));
  }
  const name = typeof node === "string" ? /^\$\{([\w-]+)\}$/.exec(node)?.[1] : undefined;
  if (name === undefined) return node;
  if (!Object.hasOwn(values, name)) throw new Error(`The definition has the placeholder ${name}, which has no value.`);
  return values[name];
}

/** The rule that notifies Step Functions of the end of child executions. Step Functions creates and names it. */
const childRule = "StepFunctionsGetEventsForStepFunctionsExecutionRule";

interface RoleTargets {
  functions: lambda.Function[];
  machineArn: string;
  executionsArn: string;
  ruleArn: string;
}

/**
 * Creates a role with permissions on the functions and on child executions only. The CDK's default role may invoke every
 * version of each function. The permissions for child executions follow
 * https://docs.aws.amazon.com/step-functions/latest/dg/connect-stepfunctions.html
 */
function machineRole(scope: Construct, { functions, machineArn, executionsArn, ruleArn }: RoleTargets): iam.Role {
  const allow = (actions: string[], resources: string[]) =>
    new iam.PolicyDocument({ statements: [new iam.PolicyStatement({ actions, resources })] });
  return new iam.Role(scope, "Role", {
    assumedBy: new iam.ServicePrincipal("states.amazonaws.com"),
    inlinePolicies: {
      steps: allow(
        ["lambda:InvokeFunction"],
        functions.map(({ functionArn }) => functionArn),
      ),
      children: new iam.PolicyDocument({
        statements: [
          new iam.PolicyStatement({ actions: ["states:StartExecution"], resources: [machineArn] }),
          new iam.PolicyStatement({
            actions: ["states:DescribeExecution", "states:StopExecution"],
            resources: [executionsArn],
          }),
          new iam.PolicyStatement({
            actions: ["events:PutTargets", "events:PutRule", "events:DescribeRule"],
            resources: [ruleArn],
          }),
        ],
      }),
      // The actions for log deliveries and traces do not support resources.
      logs: allow(logDelivery, ["*"]),
      traces: allow(tracing, ["*"]),
    },
  });
}

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
