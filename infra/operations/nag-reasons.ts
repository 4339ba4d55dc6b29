import { endpointGroups } from "@vanfettle/contract/endpoint";
import { rendererLogGroupName } from "@vanfettle/contract/log-groups";
import { stepNames } from "@vanfettle/contract/steps";
import type { App } from "sst/constructs";
import { functionConstructId } from "../functions/construct-id.ts";

/** A finding of cdk-nag or the template validator that is accepted for a reason. */
export interface Acknowledgement {
  /** The construct paths, starting at the stack without the stage: `Api/Visitor/Role/Resource`. */
  at: readonly string[];
  rules: readonly string[];
  reason: string;
}

const apiLambdas = endpointGroups.map((group) => `Api/${functionConstructId(group)}`);
const steps = stepNames.map((step) => `Generation/${functionConstructId(step)}`);
const lambdas = [...apiLambdas, ...steps];

const uploader = "Web/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB";

/** Returns every accepted finding. A path without a construct fails the synthesis. */
export function acknowledgements(app: App): Acknowledgement[] {
  const edgeLog = `arn:aws:logs:*:${app.account}:log-group:${rendererLogGroupName(app.stage)}`;
  const executions = `arn:aws:states:${app.region}:${app.account}:execution:${app.logicalPrefixedName("generation")}:*`;
  const stagingBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${app.account}-${app.region}`;
  return [
    {
      at: lambdas.map((path) => `${path}/Role/Resource`),
      rules: ["AwsSolutions::AwsSolutions-IAM5[Resource::*]", "Serverless::Serverless-LambdaStarPermissions"],
      reason: "X-Ray's two write actions know no resources; every other statement names its resource.",
    },
    {
      at: [...lambdas, "Edge/Renderer"].map((path) => `${path}/Function/Resource`),
      rules: ["Serverless::Serverless-LambdaDLQ"],
      reason: "Only called synchronously, so there is no event that a queue could keep.",
    },
    {
      at: ["Api/Content/Role/Resource"],
      rules: [`AwsSolutions::AwsSolutions-IAM5[Resource::${executions}]`],
      reason: "An execution is named after its run, so the machine's own executions are the narrowest there is.",
    },
    {
      at: ["Generation/Generation/Role/Resource"],
      rules: [
        "AwsSolutions::AwsSolutions-IAM5[Resource::*]",
        `AwsSolutions::AwsSolutions-IAM5[Resource::${executions}]`,
      ],
      reason:
        "Log deliveries and traces know no resources; the functions it may call are named one by one; Step Functions names the child executions.",
    },
    {
      at: ["Generation/TextServiceKey/Resource"],
      rules: ["AwsSolutions::AwsSolutions-SMG4"],
      reason: "The key is issued by the text service, which has no call to replace it; an operator does, and at once.",
    },
    {
      at: ["Api/DvsaKeys/Resource", "Api/DvlaKeys/Resource"],
      rules: ["AwsSolutions::AwsSolutions-SMG4"],
      reason: "DVSA and DVLA issue the keys to a person who asks; an operator stores the new ones, and at once.",
    },
    {
      at: ["Edge/Renderer/Role/Resource"],
      rules: [edgeLog, `${edgeLog}:*`].map((arn) => `AwsSolutions::AwsSolutions-IAM5[Resource::${arn}]`),
      reason: "Lambda@Edge logs in whichever region it renders; the function's name is fixed.",
    },
    {
      at: ["Edge/Renderer/Function/Resource"],
      rules: ["Serverless::Serverless-LambdaTracing"],
      reason: "Lambda@Edge does not support tracing.",
    },
    {
      at: ["Operations/Notices/Email", "Edge/Alarms/Notices/Email"],
      rules: ["Serverless::Serverless-SNSRedrivePolicy"],
      reason: "SNS tries an e-mail for six hours; nobody would read a queue after that, and the alarm itself stays up.",
    },
    {
      at: ["Web/Site/Bucket/Resource"],
      rules: ["AwsSolutions::AwsSolutions-S1"],
      reason: "Holds public build output that only the distribution reads; a log of it would say nothing.",
    },
    {
      at: ["Web/Cdn/Distribution/Resource"],
      rules: ["AwsSolutions::AwsSolutions-CFR1"],
      reason: "Van owners book from abroad and search engines read from anywhere.",
    },
    {
      at: ["Web/Cdn/Distribution/Resource"],
      rules: ["AwsSolutions::AwsSolutions-CFR3"],
      reason: "Access logs would store every visitor's address; metrics and the API's own log answer our questions.",
    },
    {
      at: ["Web/Cdn/Distribution/Resource"],
      rules: ["AwsSolutions::AwsSolutions-CFR4"],
      reason:
        "With a domain the distribution asks for TLS 1.2; CloudFront's own certificate, for a trial without one, takes no minimum.",
    },
    {
      at: ["Web/Cdn/Distribution/Origin1"],
      rules: ["Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk"],
      reason: "The renderer never passes `/` on, and the keys are public file names; LIST is what makes a miss a 404.",
    },
    {
      at: ["Web/UploaderRole/Resource"],
      rules: [`AwsSolutions::AwsSolutions-IAM5[Resource::${stagingBucket}/*]`],
      reason: "The staged archive's key is a hash that changes with every build.",
    },
    {
      at: ["Web/UploaderRole/Resource"],
      rules: ["AwsSolutions::AwsSolutions-IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]"],
      reason: "The uploader writes every file of the site, whatever its name.",
    },
    {
      at: [uploader],
      rules: [
        "AwsSolutions::AwsSolutions-L1",
        "Serverless::Serverless-LambdaLatestVersion",
        "Serverless::Serverless-LambdaDLQ",
        "Serverless::Serverless-LambdaTracing",
      ],
      reason: "CDK's own uploader: it runs during a deploy only, whose failure CloudFormation reports.",
    },
  ];
}
