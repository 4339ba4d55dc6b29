import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { CfnOutput, Duration, Fn, Lazy, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { functionName, rendererLogGroupName } from "@vanfettle/contract/deployment";
import { allow, policy } from "../functions/built-function.ts";

const versionOutput = "RendererVersion";

/** The renderer as referenced by the distribution's stack in another region. */
export type DeployedRenderer = { version: lambda.IVersion; release: string };

/**
 * Creates the origin-request function that renders documents. Lambda@Edge only supports x86_64
 * functions without environment variables. Returns a function that refers to it from another
 * region's stack.
 */
export function edgeRenderer(
  parent: Construct,
  stage: string,
): (scope: Construct) => DeployedRenderer {
  const own = new Construct(parent, "Renderer");
  const { account, partition, stackName, region } = Stack.of(own);
  // Lambda@Edge creates a log group in each region that renders.
  const logGroup = `arn:${partition}:logs:*:${account}:log-group:${rendererLogGroupName(stage)}`;
  const role = new iam.Role(own, "Role", {
    assumedBy: new iam.CompositePrincipal(
      new iam.ServicePrincipal("lambda.amazonaws.com"),
      new iam.ServicePrincipal("edgelambda.amazonaws.com"),
    ),
    inlinePolicies: {
      logs: policy(
        allow(
          ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
          [logGroup, `${logGroup}:*`],
        ),
      ),
    },
  });
  const { currentVersion } = new lambda.Function(own, "Function", {
    functionName: functionName(stage, "edge"),
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.X86_64,
    handler: "index.handler",
    code: lambda.Code.fromAsset(".build/edge"),
    role: role.withoutPolicyUpdates(),
    memorySize: 512,
    timeout: Duration.seconds(10),
    // Replicas outlive a change of the distribution by hours, so an old version cannot be deleted
    // with it, and a rollback of the distribution uses it again. Delete a version published by a
    // failed update: Lambda does not publish the same code twice, so the version would block the
    // next attempt.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  });
  new CfnOutput(Stack.of(own), versionOutput, { value: currentVersion.functionArn });
  const { logicalId } = currentVersion.node.defaultChild as lambda.CfnVersion;
  // The output's name must not change between releases, because a rolled-back stack reads it after
  // this stack's update. A template with only that name would not change with the version, so the
  // distribution also has `release`: the CDK ends the version's logical id with a hash of the
  // function's code and configuration.
  return (scope) => ({
    version: lambda.Version.fromVersionArn(
      scope,
      "RendererVersion",
      Fn.getStackOutput(stackName, versionOutput, region),
    ) as lambda.IVersion,
    release: Lazy.string({
      produce: () => (Stack.of(own).resolve(logicalId) as string).slice(-12),
    }),
  });
}
