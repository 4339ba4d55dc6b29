import { endpointGroups } from "@vanfettle/contract/endpoint";
import { rendererLogGroupName } from "@vanfettle/contract/function-names";
import { stepNames } from "@vanfettle/contract/steps";
import type { App } from "sst/constructs";
import { functionConstructId } from "../functions/built-function.ts";

/**
 * The findings of cdk-nag or the template validator that are accepted on a construct, with a reason for each rule. A
 * path starts at the stack, without the stage: `Api/Visitor/Role/Resource`.
 */
type Acknowledgements = [path: string, reasons: Record<string, string>];

const lambdas = [
  ...endpointGroups.map((group) => `Api/${functionConstructId(group)}`),
  ...stepNames.map((step) => `Generation/${functionConstructId(step)}`),
];
const noFailedCalls = "It is only called synchronously, so a dead-letter queue would stay empty.";
const xRayOnly = "X-Ray's two write actions do not support resources; every other statement names its resource.";
const keysByHand = "DVSA and DVLA issue the keys on request. An operator stores new keys.";
const emailRetries = "SNS retries an email for six hours. The alarm stays in its state, so a queue would not be read.";
const rendererLogs = "Lambda@Edge writes logs in every region where it renders; the function's name is fixed.";
const uploaderOfCdk = "CDK's uploader only runs during a deploy, and CloudFormation reports its failure.";
const machineTargets =
  "Log deliveries and traces do not support resources. The functions that it may call are listed; Step Functions names the child executions.";

/** Returns every accepted finding. A path without a construct fails the synthesis. */
export function acknowledgements(app: App): Acknowledgements[] {
  const edgeLog = `arn:aws:logs:*:${app.account}:log-group:${rendererLogGroupName(app.stage)}`;
  const executions = `arn:aws:states:${app.region}:${app.account}:execution:${app.logicalPrefixedName("generation")}:*`;
  const stagingBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${app.account}-${app.region}`;
  const wildcard = (resource: string) => `AwsSolutions-IAM5[Resource::${resource}]`;
  return [
    ...lambdas.flatMap((path): Acknowledgements[] => [
      [`${path}/Role/Resource`, { [wildcard("*")]: xRayOnly, "Serverless-LambdaStarPermissions": xRayOnly }],
      [`${path}/Function/Resource`, { "Serverless-LambdaDLQ": noFailedCalls }],
    ]),
    [
      "Api/Content/Role/Resource",
      {
        [wildcard(executions)]:
          "An execution is named after its run, so the machine's executions are the narrowest possible resource.",
      },
    ],
    ["Api/DvsaKeys/Resource", { "AwsSolutions-SMG4": keysByHand }],
    ["Api/DvlaKeys/Resource", { "AwsSolutions-SMG4": keysByHand }],
    [
      "Generation/Generation/Role/Resource",
      { [wildcard("*")]: machineTargets, [wildcard(executions)]: machineTargets },
    ],
    [
      "Generation/TextServiceKey/Resource",
      {
        "AwsSolutions-SMG4": "The text service issues the key and has no API to rotate it. An operator replaces it.",
      },
    ],
    ["Edge/Renderer/Role/Resource", { [wildcard(edgeLog)]: rendererLogs, [wildcard(`${edgeLog}:*`)]: rendererLogs }],
    [
      "Edge/Renderer/Function/Resource",
      {
        "Serverless-LambdaDLQ": noFailedCalls,
        "Serverless-LambdaTracing": "Lambda@Edge does not support tracing.",
      },
    ],
    ["Edge/Alarms/Notices/Email", { "Serverless-SNSRedrivePolicy": emailRetries }],
    ["Operations/Notices/Email", { "Serverless-SNSRedrivePolicy": emailRetries }],
    [
      "Web/Site/Bucket/Resource",
      {
        "AwsSolutions-S1":
          "It contains public build output that only the distribution reads, so an access log would not be useful.",
      },
    ],
    [
      "Web/Cdn/Distribution/Resource",
      {
        "AwsSolutions-CFR1": "Van owners book from abroad and search engines read from anywhere.",
        "AwsSolutions-CFR3":
          "Access logs would store every visitor's address; metrics and the API's log are sufficient.",
        "AwsSolutions-CFR4":
          "With a domain, the distribution requires TLS 1.2. CloudFront's default certificate, used without a domain, does not support a minimum.",
      },
    ],
    [
      "Web/Cdn/Distribution/Origin1",
      {
        "Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk":
          "The renderer never forwards `/`, and the keys are public file names. LIST makes S3 return 404 for a missing key.",
      },
    ],
    [
      "Web/UploaderRole/Resource",
      {
        [wildcard(`${stagingBucket}/*`)]: "The staged archive's key is a hash that changes with every build.",
        [wildcard("<SiteBucket978D4AEB.Arn>/*")]: "The uploader writes every file of the site.",
      },
    ],
    [
      "Web/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB",
      {
        "AwsSolutions-L1": uploaderOfCdk,
        "Serverless-LambdaLatestVersion": uploaderOfCdk,
        "Serverless-LambdaDLQ": uploaderOfCdk,
        "Serverless-LambdaTracing": uploaderOfCdk,
      },
    ],
  ];
}
