import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { Aws, CfnCondition, Duration, Fn, Stack, Token } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type * as z from "zod";
import { functionName } from "@vanfettle/contract/deployment";
import type { GenerationName } from "@vanfettle/contract/deployment";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { retainedLogGroup } from "../operations/logs.ts";
import { numberParameter, parameter } from "../stage-parameters.ts";
import { functionPermissions, tableStatements } from "./table-permissions.ts";

/** The endpoint group or function of generation. `npm run build` writes a folder with this name before synthesis. */
type FunctionName = EndpointGroup | GenerationName;
/** The variables that a handler reads. */
export type Variables<Schema extends z.ZodType> = Required<z.input<Schema>>;
type ReservedConcurrency = "BookingConcurrency" | "WritingConcurrency";

export interface FunctionSettings {
  environment: Record<string, string>;
  /** The permissions besides logs, traces and the table. */
  statements?: iam.PolicyStatement[];
  timeoutSeconds?: number;
  /** The parameter with the function's reserved and maximum concurrency. */
  reservedConcurrency?: ReservedConcurrency;
}

/** Returns the construct id of a function: `NextScope` for `next-scope`. */
export const functionConstructId = (name: FunctionName): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Creates a Lambda function from an existing bundle for each name, with its permissions on the
 * table.
 */
export function builtFunctions<Name extends FunctionName>(
  scope: Construct,
  { stage, table }: { stage: string; table: Table },
  settings: Record<Name, FunctionSettings>,
): Record<Name, lambda.Function> {
  const create = ([name, { statements = [], ...others }]: [Name, FunctionSettings]) => {
    const all = [...tableStatements(table, functionPermissions[name]), ...statements];
    return [
      name,
      builtFunction(new Construct(scope, functionConstructId(name)), stage, name, all, others),
    ];
  };
  return Object.fromEntries(
    (Object.entries(settings) as [Name, FunctionSettings][]).map(create),
  ) as Record<Name, lambda.Function>;
}

/** Creates a Lambda function whose role only allows logs, traces and `statements`. */
function builtFunction(
  scope: Construct,
  stage: string,
  name: FunctionName,
  statements: iam.PolicyStatement[],
  { environment, timeoutSeconds = 10, reservedConcurrency }: FunctionSettings,
): lambda.Function {
  const logGroup = retainedLogGroup(scope, "Log");
  const role = new iam.Role(scope, "Role", {
    assumedBy: new iam.ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: {
      logs: policy(allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroup.logGroupArn])),
      // X-Ray actions do not support resources.
      traces: policy(allow(["xray:PutTelemetryRecords", "xray:PutTraceSegments"], ["*"])),
      // IAM rejects a policy without statements.
      ...(statements.length > 0 && { data: policy(...statements) }),
    },
  });
  return new lambda.Function(scope, "Function", {
    functionName: functionName(stage, name),
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    handler: "index.handler",
    code: lambda.Code.fromAsset(`.build/functions/${name}`),
    // Otherwise the CDK adds a managed policy and another trace policy.
    role: role.withoutPolicyUpdates(),
    memorySize: 1024,
    timeout: Duration.seconds(timeoutSeconds),
    environment,
    logGroup,
    loggingFormat: lambda.LoggingFormat.JSON,
    tracing: lambda.Tracing.ACTIVE,
    ...(reservedConcurrency && {
      reservedConcurrentExecutions: unlessZero(scope, reservedConcurrency),
    }),
  });
}

/**
 * Returns the parameter's value, or no value for 0, because Lambda would then never run the
 * function.
 */
function unlessZero(scope: Construct, name: ReservedConcurrency): number {
  const value = numberParameter(scope, name);
  const given = new CfnCondition(scope, "Reserves", {
    expression: Fn.conditionNot(Fn.conditionEquals(value, "0")),
  });
  return Token.asNumber(Fn.conditionIf(given.logicalId, value, Aws.NO_VALUE));
}

export const allow = (actions: string[], resources: string[]): iam.PolicyStatement =>
  new iam.PolicyStatement({ actions, resources });

export const policy = (...statements: iam.PolicyStatement[]): iam.PolicyDocument =>
  new iam.PolicyDocument({ statements });

/**
 * Returns the id of the distribution, which is deployed later, and the permission to invalidate its
 * pages.
 */
export function pageInvalidation(scope: Construct): {
  distributionId: string;
  statement: iam.PolicyStatement;
} {
  const distributionId = parameter(scope, "DistributionId");
  const { account, partition } = Stack.of(scope);
  const arn = `arn:${partition}:cloudfront::${account}:distribution/${distributionId}`;
  return { distributionId, statement: allow(["cloudfront:CreateInvalidation"], [arn]) };
}
