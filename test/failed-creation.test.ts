import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFailedCreation } from "../packages/ops/src/deploy/failed-creation.ts";
import { findStack, isFailedCreation } from "../packages/ops/src/deploy/stack-state.ts";
import type { FakeAws } from "./deploy/fake-aws.ts";
import type { FakeStack } from "./deploy/fake-cloudformation.ts";
import { releaseStack } from "./deploy/release-stack.ts";
import type { TemplateResource } from "./deploy/template-values.ts";
import { startTestAccount } from "./deploy/test-deploy.ts";

let aws: FakeAws;
beforeEach(async () => {
  aws = await startTestAccount();
});
afterEach(() => aws.stop());

const region = "eu-west-2";
const name = "testing-vanfettle-Web";
const stackOnAws = () => ({ name, region, client: new CloudFormationClient({ region }) });

const retained = { DeletionPolicy: "RetainExceptOnCreate" };
const bucket = { Type: "AWS::S3::Bucket", ...retained };
const files = {
  Type: "Custom::CDKBucketDeployment",
  Properties: { DestinationBucketName: { Ref: "Site" } },
};
const page = { Type: "AWS::CloudFront::Distribution", DependsOn: "Files" };

/** Creates the stack, whose distribution fails. */
async function createFailing(resources: Record<string, TemplateResource>) {
  aws.cloudFormation.account.failOnce = {
    stack: "Web",
    type: page.Type,
    reason: "Alias is in use",
  };
  return releaseStack(aws, { name, region, template: { Resources: { ...resources, Page: page } } });
}

/** Clears up like the next deploy. Returns the printed notes. */
async function clearUp(): Promise<string[]> {
  const stack = stackOnAws();
  const found = await findStack(stack);
  if (!found) throw new Error("There is no stack.");
  expect(await isFailedCreation(stack, found)).toBe(true);
  const printed: string[] = [];
  await deleteFailedCreation({ stack, found, pollMs: 1, log: (line) => void printed.push(line) });
  return printed;
}

const left = () => [...aws.cloudFormation.account.resources.keys()];

test("empties a bucket with versions and delete markers", async () => {
  const versioned = { ...bucket, Properties: { VersioningConfiguration: { Status: "Enabled" } } };
  const stack = await createFailing({
    Site: versioned,
    Files: files,
    Again: { ...files, DependsOn: "Files" },
  });
  const { buckets } = aws.cloudFormation.account;
  const [site = ""] = buckets.names;
  // Deleted by name, an object stays behind a marker.
  const [key = ""] = buckets.keysIn(site);
  buckets.respond({
    method: "POST",
    bucket: site,
    query: new URLSearchParams("delete"),
    body: `<Delete><Object><Key>${key}</Key></Object></Delete>`,
  });
  expect([stack.status, buckets.keysIn(site).length]).toEqual(["ROLLBACK_FAILED", 7]);
  expect(await clearUp()).toEqual([]);
  expect([stack.status, left()]).toEqual(["DELETE_COMPLETE", []]);
});

/** Makes the rollback leave a resource, as if it had not come to it. */
function leave(
  stack: FakeStack,
  resource: TemplateResource,
  physicalId: string,
  { isProtected = false } = {},
) {
  const { Type: type } = resource;
  stack.template.Resources[physicalId] = resource;
  stack.resources.set(physicalId, physicalId);
  stack.events.push({ id: physicalId, physicalId, type, status: "CREATE_COMPLETE" });
  aws.cloudFormation.account.resources.set(`${type} ${physicalId}`, {
    protected: isProtected,
    reserved: 0,
  });
}

test("deletes what the deletion of the stack skipped, and names what AWS refuses", async () => {
  const stack = await createFailing({ Site: bucket, Files: files });
  expect(stack.status).toBe("ROLLBACK_FAILED");
  leave(stack, { Type: "AWS::Logs::LogGroup", ...retained }, "upload-log");
  leave(stack, { Type: "AWS::SecretsManager::Secret", ...retained }, "a-key");
  leave(stack, { Type: "AWS::Cognito::UserPool", ...retained }, "operators");
  leave(stack, { Type: "AWS::Cognito::UserPool", ...retained }, "protected-operators", {
    isProtected: true,
  });
  expect(await clearUp()).toEqual([
    `note: ${name} leaves AWS::Cognito::UserPool protected-operators, which you can delete: InvalidParameterException: The user pool cannot be deleted: protection is active.`,
  ]);
  expect(left()).toEqual(["AWS::Cognito::UserPool protected-operators"]);
});

test("forces the deletion of a stack only after its deletion has failed", async () => {
  const stack = await createFailing({ Site: { Type: bucket.Type }, Files: files });
  leave(stack, { Type: "AWS::IAM::Role" }, "uploader", { isProtected: true });
  // An operator tries to delete it from the console.
  aws.cloudFormation.deleteStack(region, name);
  expect(stack.status).toBe("DELETE_FAILED");
  expect(await clearUp()).toEqual([
    `note: ${name} leaves AWS::IAM::Role uploader, which you can delete: a deploy does not delete this type.`,
  ]);
  expect([stack.status, left()]).toEqual(["DELETE_COMPLETE", ["AWS::IAM::Role uploader"]]);
});

test("keeps the files of a bucket that another stack left under the same name", async () => {
  const { account } = aws.cloudFormation;
  account.buckets.create("media", { versioned: false });
  account.buckets.put("media", "van.jpg");
  account.resources.set("AWS::S3::Bucket media", { protected: false, reserved: 0 });
  const stack = await createFailing({
    Site: { ...bucket, Properties: { BucketName: "media" } },
    Files: files,
  });
  expect(stack.status).toBe("ROLLBACK_COMPLETE");
  expect(await clearUp()).toEqual([]);
  expect(account.buckets.keysIn("media")).toEqual(["van.jpg"]);
});

test("does not take a stack for a failed creation that existed before its deletion failed", async () => {
  const stack = await releaseStack(aws, {
    name,
    region,
    template: { Resources: { Site: { Type: bucket.Type }, Files: files } },
  });
  aws.cloudFormation.deleteStack(region, name);
  expect(stack.status).toBe("DELETE_FAILED");
  const isFailed = async () =>
    isFailedCreation(stackOnAws(), (await findStack(stackOnAws())) ?? ({} as never));
  expect(await isFailed()).toBe(false);
  // AWS keeps events for 90 days.
  stack.events.length = 0;
  expect(await isFailed()).toBe(false);
});

test("stops with AWS's reason if a file cannot be deleted", async () => {
  await createFailing({ Site: bucket, Files: files });
  const { buckets } = aws.cloudFormation.account;
  const [site = ""] = buckets.names;
  const [first = ""] = buckets.keysIn(site);
  buckets.undeletable.add(first);
  await expect(clearUp()).rejects.toThrow(
    `${first} in ${site} could not be deleted: AccessDenied: Access Denied`,
  );
});
