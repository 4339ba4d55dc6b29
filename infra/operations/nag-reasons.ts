import { endpointGroups } from "@vanfettle/contract/endpoint";
import { rendererLogGroupName } from "@vanfettle/contract/log-groups";
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
const noFailedCalls = "Only called synchronously, so there is no event that a queue could keep.";
const xRayOnly = "X-Ray's two write actions know no resources; every other statement names its resource.";
const keysByHand = "DVSA and DVLA issue the keys to a person who asks; an operator stores the new ones, and at once.";
const emailRetries =
  "SNS tries an e-mail for six hours; nobody would read a queue after that, and the alarm itself stays up.";
const rendererLogs = "Lambda@Edge logs in whichever region it renders; the function's name is fixed.";
const uploaderOfCdk = "CDK's own uploader: it runs during a deploy only, whose failure CloudFormation reports.";
const machineTargets =
  "Log deliveries and traces know no resources; the functions it may call are named one by one; Step Functions names the child executions.";

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
          "An execution is named after its run, so the machine's own executions are the narrowest there is.",
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
        "AwsSolutions-SMG4":
          "The key is issued by the text service, which has no call to replace it; an operator does, and at once.",
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
        "AwsSolutions-S1": "Holds public build output that only the distribution reads; a log of it would say nothing.",
      },
    ],
    [
      "Web/Cdn/Distribution/Resource",
      {
        "AwsSolutions-CFR1": "Van owners book from abroad and search engines read from anywhere.",
        "AwsSolutions-CFR3":
          "Access logs would store every visitor's address; metrics and the API's own log answer our questions.",
        "AwsSolutions-CFR4":
          "With a domain the distribution asks for TLS 1.2; CloudFront's own certificate, for a trial without one, takes no minimum.",
      },
    ],
    [
      "Web/Cdn/Distribution/Origin1",
      {
        "Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk":
          "The renderer never passes `/` on, and the keys are public file names; LIST is what makes a miss a 404.",
      },
    ],
    [
      "Web/UploaderRole/Resource",
      {
        [wildcard(`${stagingBucket}/*`)]: "The staged archive's key is a hash that changes with every build.",
        [wildcard("<SiteBucket978D4AEB.Arn>/*")]: "The uploader writes every file of the site, whatever its name.",
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
