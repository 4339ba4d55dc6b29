import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** The origin-request function that renders documents. Lambda@Edge supports x86_64 only, and no environment. */
export class EdgeRenderer extends Construct {
  readonly version: lambda.IVersion;

  constructor(scope: Construct, id: string, { functionName }: { functionName: string }) {
    super(scope, id);
    const role = new iam.Role(this, "Role", {
      assumedBy: new iam.CompositePrincipal(
        new iam.ServicePrincipal("lambda.amazonaws.com"),
        new iam.ServicePrincipal("edgelambda.amazonaws.com"),
      ),
      inlinePolicies: { logs: new iam.PolicyDocument({ statements: [writeLogsInAnyRegion(this, functionName)] }) },
    });
    const renderer = new lambda.Function(this, "Function", {
      functionName,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.X86_64,
      handler: "index.handler",
      code: lambda.Code.fromAsset(".build/edge"),
      role: role.withoutPolicyUpdates(),
      memorySize: 512,
      timeout: Duration.seconds(10),
      // Replicas outlive a change of the distribution by hours, so an old version cannot be deleted with it.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    const version = renderer.currentVersion;
    allowWeakReferences(version);
    this.version = version as lambda.IVersion;
  }
}

/** Makes references to `resource` from another region weak. A strong one would add two custom resources to copy a string. */
export function allowWeakReferences(resource: Construct): void {
  CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
}

/** Returns the permission to log in every region: Lambda@Edge creates a log group in each region that renders. */
function writeLogsInAnyRegion(scope: Construct, functionName: string): iam.PolicyStatement {
  const { account, partition } = Stack.of(scope);
  const group = `arn:${partition}:logs:*:${account}:log-group:/aws/lambda/us-east-1.${functionName}`;
  return new iam.PolicyStatement({
    actions: ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [group, `${group}:*`],
  });
}
