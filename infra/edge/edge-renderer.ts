import { functionName } from "@vanfettle/contract/function-names";
import { rendererLogGroupName } from "@vanfettle/contract/log-groups";
import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { CfnOutput, Duration, Fn, Lazy, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";

const versionOutput = "RendererVersion";

/** The renderer as the distribution's stack, in another region, refers to it. */
export interface DeployedRenderer {
  version: lambda.IVersion;
  /** Twelve hexadecimal digits that change with every version. */
  release: string;
}

/** The origin-request function that renders documents. Lambda@Edge supports x86_64 only, and no environment. */
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
      // distribution that is rolled back uses it again. A version that a failed update has published goes, because Lambda
      // publishes the same code no second time and so would refuse the next attempt.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.version = renderer.currentVersion;
    new CfnOutput(Stack.of(this), versionOutput, { value: this.version.functionArn });
  }

  /**
   * Returns the renderer for a construct of another region's stack. The output that it reads has one name in every
   * release: a stack that is rolled back after this one was updated must still find it. A template that only names the
   * output would not change with the version, so `release` has to be in a property of what uses the version.
   */
  referTo(scope: Construct): DeployedRenderer {
    const { stackName, region } = Stack.of(this);
    const arn = Fn.getStackOutput(stackName, versionOutput, region);
    return {
      version: lambda.Version.fromVersionArn(scope, "RendererVersion", arn) as lambda.IVersion,
      release: Lazy.string({ produce: () => this.versionLogicalId().slice(-12) }),
    };
  }

  /** The CDK ends the logical id of a version with a hash of the function's code and configuration. */
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
