import type { Stack } from "@aws-sdk/client-cloudformation";
import { CloudWatchLogsClient, DeleteLogGroupCommand } from "@aws-sdk/client-cloudwatch-logs";
import {
  CognitoIdentityProviderClient,
  DeleteUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  S3Client,
  type ObjectIdentifier,
} from "@aws-sdk/client-s3";
import { DeleteSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { CommandError, formatError } from "../errors.ts";
import type { StackOnAws } from "./assembly.ts";
import { eventsOf, failureOf, tryDeletion } from "./stack-state.ts";

/** The remains of a creation that failed, with the deploy's settings. */
interface FailedCreation {
  stack: StackOnAws & { region: string };
  found: Stack;
  pollMs: number;
  log: (line: string) => void;
}

/**
 * Deletes a stack whose creation failed (`isFailedCreation`), with everything that it created. Such
 * a stack never served anybody, so its buckets hold only files of the deploy and are emptied.
 * CloudFormation deletes neither a bucket that is not empty nor, outside of a rollback, a resource
 * with the policy RetainExceptOnCreate.
 */
export async function deleteFailedCreation({
  stack,
  found,
  pollMs,
  log,
}: FailedCreation): Promise<void> {
  const { name, region } = stack;
  const identified = { ...stack, name: found.StackId ?? name };
  const s3 = new S3Client({ region });
  for (const { type, id } of await remainsOf(identified)) {
    if (type === bucketType) await emptyBucket(s3, id);
  }
  const isDeleted = await tryDeletion(stack, found, pollMs);
  // CloudFormation skips resources only if it has failed to delete them before.
  if (!isDeleted && !(await tryDeletion(stack, found, pollMs, "FORCE_DELETE_STACK"))) {
    throw new CommandError(`${name} could not be deleted: ${await failureOf(identified)}`);
  }
  for (const { type, id } of await remainsOf(identified)) {
    const problem = await deleteResource(region, type, id).catch(formatError);
    if (problem !== undefined) {
      log(`note: ${name} leaves ${type} ${id}, which you can delete: ${problem}`);
    }
  }
}

const bucketType = "AWS::S3::Bucket";

/**
 * Returns the resources that this stack created and has not deleted, newest first, from the stack's
 * events.
 */
async function remainsOf(stack: StackOnAws): Promise<{ type: string; id: string }[]> {
  const byResource = Map.groupBy(
    await eventsOf(stack),
    ({ LogicalResourceId }) => LogicalResourceId,
  );
  return [...byResource.values()].flatMap((events) => {
    const newest = events[0];
    const type = newest?.ResourceType ?? "";
    const id = newest?.PhysicalResourceId ?? "";
    // The name in a failed creation may be that of another stack's resource.
    const isOwn = events.some((event) => event.ResourceStatus === "CREATE_COMPLETE");
    const isDeleted = newest?.ResourceStatus === "DELETE_COMPLETE";
    return isOwn && !isDeleted && !isStackOrCustom(type) ? [{ type, id }] : [];
  });
}

const isStackOrCustom = (type: string): boolean =>
  type === "AWS::CloudFormation::Stack" || type.startsWith("Custom::");

/**
 * Deletes every version of every object and every delete marker, without which a bucket is not
 * empty.
 */
async function emptyBucket(s3: S3Client, Bucket: string): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(
      new ListObjectVersionsCommand({ Bucket }),
    );
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }): ObjectIdentifier => ({
      Key,
      VersionId,
    }));
    if (Objects.length === 0) return;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const error = Errors[0];
    if (error) {
      const { Key, Code, Message } = error;
      throw new CommandError(`${Key} in ${Bucket} could not be deleted: ${Code}: ${Message}`);
    }
  }
}

/**
 * Deletes a resource that its stack left. Returns undefined, or that this type is not deleted here.
 */
async function deleteResource(
  region: string,
  type: string,
  id: string,
): Promise<string | undefined> {
  switch (type) {
    case bucketType: {
      const s3 = new S3Client({ region });
      await emptyBucket(s3, id);
      await s3.send(new DeleteBucketCommand({ Bucket: id }));
      return undefined;
    }
    case "AWS::Logs::LogGroup":
      await new CloudWatchLogsClient({ region }).send(
        new DeleteLogGroupCommand({ logGroupName: id }),
      );
      return undefined;
    case "AWS::Cognito::UserPool":
      await new CognitoIdentityProviderClient({ region }).send(
        new DeleteUserPoolCommand({ UserPoolId: id }),
      );
      return undefined;
    case "AWS::SecretsManager::Secret":
      await new SecretsManagerClient({ region }).send(new DeleteSecretCommand({ SecretId: id }));
      return undefined;
    default:
      return "a deploy does not delete this type.";
  }
}
