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
  /** Fixed, so that a right on its executions can name it. */
  name: string;
}

/** The state machine of the definition file, with what only the deploy knows put in. */
export class GenerationMachine extends Construct {
  readonly stateMachine: sfn.StateMachine;
  /** Of every execution of it. */
  readonly executionsArn: string;

  constructor(scope: Construct, id: string, { functions, logGroup, name }: GenerationMachineProps) {
    super(scope, id);
    const arns = Object.entries(functions).map(([step, { functionArn }]) => [step, functionArn] as const);
    const definition = withValues(JSON.parse(readFileSync(definitionFile, "utf8")), {
      ...Object.fromEntries(arns),
      concurrency: numberParameter(this, "GenerationConcurrency"),
    });
    this.stateMachine = new sfn.StateMachine(this, "Machine", {
      stateMachineName: name,
      stateMachineType: sfn.StateMachineType.STANDARD,
      definitionBody: sfn.DefinitionBody.fromString(Stack.of(this).toJsonString(definition)),
      role: machineRole(this, Object.values(functions)).withoutPolicyUpdates(),
      tracingEnabled: true,
      // States hold ids only; even so, what passed through them is nobody's to read in a log.
      logs: { destination: logGroup, level: sfn.LogLevel.ALL, includeExecutionData: false },
    });
    this.executionsArn = Stack.of(this).formatArn({
      service: "states",
      resource: "execution",
      resourceName: `${name}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }
}

/** A text that is one `${name}` becomes its value, whatever kind of value that is. */
export function withValues(node: unknown, values: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => withValues(item, values));
  if (node !== null && typeof node === "object") {
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, withValues(item, values)]));
  }
  const name = typeof node === "string" ? /^\$\{([\w-]+)\}$/.exec(node)?.[1] : undefined;
  if (name === undefined) return node;
  if (!Object.hasOwn(values, name)) throw new Error(`The definition asks for ${name}, which has no value.`);
  return values[name];
}

/** CDK's own role would be given each function with every version of it. */
function machineRole(scope: Construct, functions: lambda.Function[]): iam.Role {
  const allow = (actions: string[], resources: string[]) =>
    new iam.PolicyDocument({ statements: [new iam.PolicyStatement({ actions, resources })] });
  return new iam.Role(scope, "Role", {
    assumedBy: new iam.ServicePrincipal("states.amazonaws.com"),
    inlinePolicies: {
      steps: allow(
        ["lambda:InvokeFunction"],
        functions.map(({ functionArn }) => functionArn),
      ),
      // Neither log deliveries nor traces know resources.
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
