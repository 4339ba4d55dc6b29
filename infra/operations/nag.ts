import { CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { Validations } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import type { App } from "sst/constructs";
import { generationNames, rendererLogGroupName } from "@vanfettle/contract/deployment";
import { endpointGroups } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import { functionConstructId } from "../functions/built-function.ts";

/** Adds two rule packs to the synthesis, which fails for a finding without a written reason. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  for (const [path, rule, reason] of acceptedFindings(app)) {
    const [stack = "", ...rest] = path.split("/");
    let construct: IConstruct = app;
    for (const id of [app.logicalPrefixedName(stack), ...rest]) {
      construct = construct.node.findChild(id);
    }
    Validations.of(construct).acknowledge({ id: ruleId(rule), reason });
  }
  acknowledgePublicRoutes(app);
}

/** Returns a rule's id, which begins with its pack: `AwsSolutions::AwsSolutions-S1`. */
const ruleId = (rule: string): string =>
  rule.startsWith("Annotation::") ? rule : `${rule.split("-")[0]}::${rule}`;

/**
 * Acknowledges missing authorizers on the contract's public routes only; operators' routes need an
 * authorizer.
 */
function acknowledgePublicRoutes(app: App): void {
  const publicKeys = new Set(
    endpointNames.filter((name) => endpoints[name].access === "public").flatMap(routeKeys),
  );
  const routes = app.node.findAll().filter((construct) => construct instanceof CfnRoute);
  for (const route of routes.filter(({ routeKey: key }) => publicKeys.has(key))) {
    Validations.of(route).acknowledge({
      id: "AwsSolutions::AwsSolutions-APIG4",
      reason: "Visitors do not sign in; the contract marks this call as public.",
    });
  }
}

/**
 * A finding of cdk-nag or the template validator. The path starts at the stack:
 * `Api/Visitor/Role/Resource`.
 */
type AcceptedFinding = [path: string, rule: string, reason: string];

const lambdas = [
  ...endpointGroups.map((group) => `Api/${functionConstructId(group)}`),
  ...generationNames.map((step) => `Generation/${functionConstructId(step)}`),
];
const because = {
  noFailedCalls: "It is only called synchronously, so a dead-letter queue would stay empty.",
  xRay: "X-Ray's two write actions do not support resources; every other statement names its resource.",
  runs: "An execution is named after its run, so the machine's executions are the narrowest possible resource.",
  keysByHand: "DVSA and DVLA issue the keys on request. An operator stores new keys.",
  textKeyByHand:
    "The text service issues the key and has no API to rotate it. An operator replaces it.",
  emailRetries:
    "SNS retries an email for six hours. The alarm stays in its state, so a queue would not be read.",
  rendererLogs:
    "Lambda@Edge writes logs in every region where it renders; the function's name is fixed.",
  noEdgeTracing: "Lambda@Edge does not support tracing.",
  machine:
    "Log deliveries and traces do not support resources. The functions that it may call are listed; Step Functions names the child executions.",
  publicFiles:
    "It contains public build output that only the distribution reads, so an access log would not be useful.",
  abroad: "Van owners book from abroad and search engines read from anywhere.",
  addresses:
    "Access logs would store every visitor's address; metrics and the API's log are sufficient.",
  ownDomain:
    "With a domain, the distribution requires TLS 1.2. CloudFront's default certificate, used without a domain, does not support a minimum.",
  missingKeys:
    "The renderer never forwards `/`, and the keys are public file names. LIST makes S3 return 404 for a missing key.",
  stagedArchive: "The staged archive's key is a hash that changes with every build.",
  everyFile: "The uploader writes every file of the site.",
  uploader: "CDK's uploader only runs during a deploy, and CloudFormation reports its failure.",
};

/** Returns every accepted finding. A path without a construct fails the synthesis. */
function acceptedFindings(app: App): AcceptedFinding[] {
  const edgeLog = `arn:aws:logs:*:${app.account}:log-group:${rendererLogGroupName(app.stage)}`;
  const executions = `arn:aws:states:${app.region}:${app.account}:execution:${app.logicalPrefixedName("generation")}:*`;
  const stagingBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${app.account}-${app.region}`;
  const wildcard = (resource: string) => `AwsSolutions-IAM5[Resource::${resource}]`;
  const uploader = "Web/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB";
  return [
    ...lambdas.flatMap((path): AcceptedFinding[] => [
      [`${path}/Role/Resource`, wildcard("*"), because.xRay],
      [`${path}/Role/Resource`, "Serverless-LambdaStarPermissions", because.xRay],
      [`${path}/Function/Resource`, "Serverless-LambdaDLQ", because.noFailedCalls],
    ]),
    ["Api/Content/Role/Resource", wildcard(executions), because.runs],
    ["Api/DvsaKeys/Resource", "AwsSolutions-SMG4", because.keysByHand],
    ["Api/DvlaKeys/Resource", "AwsSolutions-SMG4", because.keysByHand],
    ["Generation/WakeRun/Role/Resource", wildcard(executions), because.runs],
    ["Generation/Generation/Role/Resource", wildcard("*"), because.machine],
    ["Generation/Generation/Role/Resource", wildcard(executions), because.machine],
    ["Generation/TextServiceKey/Resource", "AwsSolutions-SMG4", because.textKeyByHand],
    ["Edge/Renderer/Role/Resource", wildcard(edgeLog), because.rendererLogs],
    ["Edge/Renderer/Role/Resource", wildcard(`${edgeLog}:*`), because.rendererLogs],
    ["Edge/Renderer/Function/Resource", "Serverless-LambdaDLQ", because.noFailedCalls],
    ["Edge/Renderer/Function/Resource", "Serverless-LambdaTracing", because.noEdgeTracing],
    ["Edge/Alarms/Notices/Email", "Serverless-SNSRedrivePolicy", because.emailRetries],
    ["Operations/Notices/Email", "Serverless-SNSRedrivePolicy", because.emailRetries],
    ["Web/Site/Bucket/Resource", "AwsSolutions-S1", because.publicFiles],
    ["Web/Cdn/Distribution/Resource", "AwsSolutions-CFR1", because.abroad],
    ["Web/Cdn/Distribution/Resource", "AwsSolutions-CFR3", because.addresses],
    ["Web/Cdn/Distribution/Resource", "AwsSolutions-CFR4", because.ownDomain],
    ["Web/Cdn/Distribution/Origin1", originListsBucket, because.missingKeys],
    ["Web/UploaderRole/Resource", wildcard(`${stagingBucket}/*`), because.stagedArchive],
    ["Web/UploaderRole/Resource", wildcard("<SiteBucket978D4AEB.Arn>/*"), because.everyFile],
    [uploader, "AwsSolutions-L1", because.uploader],
    [uploader, "Serverless-LambdaLatestVersion", because.uploader],
    [uploader, "Serverless-LambdaDLQ", because.uploader],
    [uploader, "Serverless-LambdaTracing", because.uploader],
  ];
}

const originListsBucket = "Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk";
