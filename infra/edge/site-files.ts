import * as iam from "aws-cdk-lib/aws-iam";
import type * as logs from "aws-cdk-lib/aws-logs";
import * as s3 from "aws-cdk-lib/aws-s3";
import * as s3deploy from "aws-cdk-lib/aws-s3-deployment";
import { RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { allow, policy } from "../functions/built-function.ts";
import { deployLogGroup } from "../operations/logs.ts";

/** Creates the bucket for the web build's files. Only the distribution can read it. */
export const siteBucket = (scope: Construct): s3.IBucket =>
  new s3.Bucket(new Construct(scope, "Site"), "Bucket", {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  }) as s3.IBucket;

/**
 * Uploads the web build, for the distribution to wait for. Keeps old files, because cached pages
 * may refer to them.
 */
export function uploadSite(scope: Construct, bucket: s3.IBucket): Construct[] {
  const logGroup = deployLogGroup(scope, "UploadLog");
  const common = {
    sources: [s3deploy.Source.asset(".build/web/client")],
    destinationBucket: bucket,
    prune: false,
    memoryLimit: 512,
    role: uploaderRole(scope, bucket, logGroup).withoutPolicyUpdates(),
    logGroup,
  };
  const assets = new s3deploy.BucketDeployment(scope, "UploadAssets", {
    ...common,
    exclude: ["*"],
    include: ["assets/*"],
    cacheControl: [s3deploy.CacheControl.fromString(cacheControl.asset)],
  });
  const namedFiles = new s3deploy.BucketDeployment(scope, "UploadNamedFiles", {
    ...common,
    exclude: ["assets/*", ".vite/*"],
    cacheControl: [s3deploy.CacheControl.fromString(cacheControl.namedFile)],
  });
  return [assets, namedFiles];
}

/**
 * Returns a role with only copy permissions. The CDK's default role also has a managed policy and
 * may delete.
 */
function uploaderRole(
  scope: Construct,
  bucket: s3.IBucket,
  { logGroupArn }: logs.LogGroup,
): iam.Role {
  const { account, region } = Stack.of(scope);
  const staging = s3.Bucket.fromBucketName(
    scope,
    "Staging",
    `cdk-hnb659fds-assets-${account}-${region}`,
  );
  const upload = policy(
    allow(["s3:GetObject"], [staging.arnForObjects("*")]),
    allow(["s3:ListBucket"], [bucket.bucketArn]),
    allow(["s3:PutObject"], [bucket.arnForObjects("*")]),
    allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroupArn]),
  );
  return new iam.Role(scope, "UploaderRole", {
    assumedBy: new iam.ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: { upload },
  });
}
