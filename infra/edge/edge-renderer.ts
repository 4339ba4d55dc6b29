import { functionName } from "@vanfettle/contract/function-names";
import { rendererLogGroupName } from "@vanfettle/contract/log-groups";
import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { CfnOutput, Duration, Fn, Lazy, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";

const versionOutput = "RendererVersion";

/** The renderer as referenced by the distribution's stack in another region. */
export interface DeployedRenderer {
  version: lambda.IVersion;
  /** Twelve hexadecimal digits that change with every version. */
  release: string;
}

/**
 * The origin-request function that renders documents. Lambda@Edge only supports x86_64 functions without environment
 * variables.
 */
export class EdgeRenderer extends Construct {
  private readonly version: lambda.Version;

  constructor(scope: Construct, id: string, { stage }: { stage: string }) {
    super(scope, id);
    const role = new iam.Role(this, "Role", {
      assumedBy: new iam.CompositePrincipal(
        new iam.ServicePrincipal("lambda.amazonaws.com"),
        new iam.ServicePrincipal("edgelambda.amazonaws.com"),
      ),
      inlinePolicies: { logs: new iam.PolicyDocument({ statements: [rendererLogStatement(this, stage)] }) },
    });
    const renderer = new lambda.Function(this, "Function", {
      functionName: functionName(stage, "edge"),
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.X86_64,
      handler: "index.handler",
      code: lambda.Code.fromAsset(".build/edge"),
      role: role.withoutPolicyUpdates(),
      memorySize: 512,
      timeout: Duration.seconds(10),
      // Replicas outlive a change of the distribution by hours, so an old version cannot be deleted with it, and a
      // rollback of the distribution uses it again. Delete a version published by a failed update: Lambda does not
      // publish the same code twice, so the version would block the next attempt.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.version = renderer.currentVersion;
    new CfnOutput(Stack.of(this), versionOutput, { value: this.version.functionArn });
  }

  /**
   * Returns the renderer for a construct in another region's stack. The output's name must not change between releases,
   * because a rolled-back stack reads it after this stack's update. A template with only the output's name would not
   * change with the version, so put `release` into a property of the resource that uses the version.
   */
  referTo(scope: Construct): DeployedRenderer {
    const { stackName, region } = Stack.of(this);
    const arn = Fn.getStackOutput(stackName, versionOutput, region);
    return {
      version: lambda.Version.fromVersionArn(scope, "RendererVersion", arn) as lambda.IVersion,
      release: Lazy.string({ produce: () => this.versionLogicalId().slice(-12) }),
    };
  }

  /** Returns the version's logical id. The CDK appends a hash of the function's code and configuration. */
  private versionLogicalId(): string {
    const { logicalId } = this.version.node.defaultChild as lambda.CfnVersion;
    return Stack.of(this).resolve(logicalId) as string;
  }
}

/** Returns the permission to log in every region: Lambda@Edge creates a log group in each region that renders. */
function rendererLogStatement(scope: Construct, stage: string): iam.PolicyStatement {
  const { account, partition } = Stack.of(scope);
  const group = `arn:${partition}:logs:*:${account}:log-group:${rendererLogGroupName(stage)}`;
  return new iam.PolicyStatement({
    actions: ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [group, `${group}:*`],
  });
}
