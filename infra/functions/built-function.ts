import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { functionName } from "@vanfettle/contract/function-names";
import type { StepName } from "@vanfettle/contract/steps";
import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { Aws, CfnCondition, Duration, Fn, Token } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { retainedLogGroup } from "../operations/logs.ts";
import { numberParameter } from "../stage-parameters.ts";
import { functionConstructId } from "./construct-id.ts";

type ReservedConcurrency = "BookingConcurrency" | "WritingConcurrency";

export interface BuiltFunctionProps {
  stage: string;
  /** The endpoint group or step. `npm run build` writes a folder with this name before synthesis. */
  name: EndpointGroup | StepName;
  environment: Record<string, string>;
  statements: iam.PolicyStatement[];
  memoryMb?: number;
  timeoutSeconds?: number;
  /** The parameter with the function's reserved and maximum concurrency. */
  reservedConcurrency?: ReservedConcurrency;
}

/** A Lambda function from an existing bundle. Its role only allows logs, traces and `statements`. */
export class BuiltFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, props: BuiltFunctionProps) {
    super(scope, functionConstructId(props.name));
    const logGroup = retainedLogGroup(this, "Log");
    const role = new iam.Role(this, "Role", {
      assumedBy: new iam.ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        logs: policy([logStatement(logGroup)]),
        traces: policy([traceStatement()]),
        // IAM rejects a policy without statements.
        ...(props.statements.length > 0 && { data: policy(props.statements) }),
      },
    });
    this.function = new lambda.Function(this, "Function", {
      functionName: functionName(props.stage, props.name),
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: "index.handler",
      code: lambda.Code.fromAsset(`.build/functions/${props.name}`),
      // Otherwise the CDK adds a managed policy and another trace policy.
      role: role.withoutPolicyUpdates(),
      memorySize: props.memoryMb ?? 1024,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      environment: props.environment,
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      tracing: lambda.Tracing.ACTIVE,
      ...(props.reservedConcurrency && {
        reservedConcurrentExecutions: unlessZero(this, props.reservedConcurrency),
      }),
    });
  }
}

/** Returns the parameter's value, or no value for 0, because Lambda would then never run the function. */
function unlessZero(scope: Construct, name: ReservedConcurrency): number {
  const value = numberParameter(scope, name);
  const given = new CfnCondition(scope, "Reserves", { expression: Fn.conditionNot(Fn.conditionEquals(value, "0")) });
  return Token.asNumber(Fn.conditionIf(given.logicalId, value, Aws.NO_VALUE));
}

const policy = (statements: iam.PolicyStatement[]) => new iam.PolicyDocument({ statements });

function logStatement(logGroup: LogGroup): iam.PolicyStatement {
  return new iam.PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
}

/** Returns the X-Ray permissions. X-Ray actions do not support resources, so `*` is the narrowest scope. */
function traceStatement(): iam.PolicyStatement {
  return new iam.PolicyStatement({
    actions: ["xray:PutTelemetryRecords", "xray:PutTraceSegments"],
    resources: ["*"],
  });
}
