import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { keptLogGroup } from "../operations/logs.ts";

export interface BuiltFunctionProps {
  /** Folder under `.build/functions`, made by `npm run build` before synthesis. */
  bundle: string;
  environment: Record<string, string>;
  statements: iam.PolicyStatement[];
  memoryMb?: number;
  timeoutSeconds?: number;
  /** Set aside for this function, and its most. */
  reservedConcurrency?: number;
}

/** A Lambda from a bundle built beforehand, with a role that holds what is written here and nothing else. */
export class BuiltFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: BuiltFunctionProps) {
    super(scope, id);
    const logGroup = keptLogGroup(this, "Log");
    const role = new iam.Role(this, "Role", {
      assumedBy: new iam.ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        logs: document([writeLog(logGroup)]),
        traces: document([writeTraces()]),
        data: document(props.statements),
      },
    });
    this.function = new lambda.Function(this, "Function", {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: "index.handler",
      code: lambda.Code.fromAsset(`.build/functions/${props.bundle}`),
      // Without this CDK would add the managed policy and a trace policy of its own on top of the ones above.
      role: role.withoutPolicyUpdates(),
      memorySize: props.memoryMb ?? 1024,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      environment: props.environment,
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      tracing: lambda.Tracing.ACTIVE,
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
    });
  }
}

const document = (statements: iam.PolicyStatement[]) => new iam.PolicyDocument({ statements });

function writeLog(logGroup: LogGroup): iam.PolicyStatement {
  return new iam.PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
}

/** X-Ray knows no resources, so `*` is the narrowest there is. */
function writeTraces(): iam.PolicyStatement {
  return new iam.PolicyStatement({
    actions: ["xray:PutTelemetryRecords", "xray:PutTraceSegments"],
    resources: ["*"],
  });
}
