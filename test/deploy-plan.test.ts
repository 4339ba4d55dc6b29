import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeAws } from "./deploy/fake-aws.ts";
import type { DeployedTemplate, TemplateResource } from "./deploy/template-values.ts";
import { stage, startTestAccount, synthesizeStage, testDeploy } from "./deploy/test-deploy.ts";

// Each test compares today's templates with a stage whose earlier release differs in one place.
vi.setConfig({ testTimeout: 180_000 });

let aws: FakeAws;
const deployedTemplates = new Map<string, DeployedTemplate>();
beforeAll(async () => {
  await synthesizeStage();
  aws = await startTestAccount();
  const { failure } = await testDeploy(aws);
  if (failure !== undefined) throw new Error(failure);
  for (const { name, template } of aws.cloudFormation.stacks) deployedTemplates.set(name, template);
});
beforeEach(() => {
  for (const stack of aws.cloudFormation.stacks) {
    stack.template = structuredClone(deployedTemplates.get(stack.name) as DeployedTemplate);
  }
  aws.requests.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => aws.stop());

const stackName = (name: string) => `${stage}-vanfettle-${name}`;
const templateOf = (name: string, region = "eu-west-2") =>
  aws.cloudFormation.find(region, stackName(name)).template;

/** Returns the only resource of a type in a stage's stack. */
function only(stack: string, type: string): [id: string, resource: TemplateResource] {
  const found = Object.entries(templateOf(stack).Resources).filter(
    ([, resource]) => resource.Type === type,
  );
  expect(found).toHaveLength(1);
  return found[0] as [string, TemplateResource];
}

const plan = async (...args: string[]) =>
  testDeploy(aws, { parameters: {}, args: ["--plan", ...args] });
const writes = () => aws.requests.filter((request) => !/ (Describe|Get|List|GET )/.test(request));

test("an unchanged release plans every stack with read-only calls to AWS", async () => {
  const { failure, printed, commands } = await plan();
  expect(failure).toBeUndefined();
  expect(printed).toEqual([
    `${stackName("Data")} (eu-west-2): changes nothing`,
    `${stackName("Generation")} (eu-west-2): changes nothing`,
    `${stackName("Api")} (eu-west-2): changes nothing`,
    `${stackName("Edge")} (us-east-1): changes nothing`,
    `${stackName("Web")} (eu-west-2): changes nothing`,
    `${stackName("Operations")} (eu-west-2): changes nothing`,
  ]);
  expect(commands).toEqual([`synthesize ${stage}`]);
  expect(writes()).toEqual([]);
});

test("lists deletions and replacements first and marked, then changes and additions", async () => {
  const { Resources } = templateOf("Generation");
  const ofType = (type: string) =>
    Object.keys(Resources).find((id) => Resources[id]?.Type === type) ?? "";
  const [log, machine, added] = [
    "Logs::LogGroup",
    "StepFunctions::StateMachine",
    "Lambda::Function",
  ].map((type) => ofType(`AWS::${type}`)) as [string, string, string];
  Object.assign(Resources[log]?.Properties ?? {}, { LogGroupName: "another-name" });
  Object.assign(Resources[machine]?.Properties ?? {}, { TracingConfiguration: { Enabled: false } });
  Resources["OldQueue"] = { Type: "AWS::SQS::Queue" };
  Resources["KeptLog"] = { Type: "AWS::Logs::LogGroup", DeletionPolicy: "Retain" };
  delete Resources[added];
  const { printed } = await plan();
  const first = printed.findIndex((line) => line.startsWith(stackName("Generation")));
  const lines = printed.slice(
    first,
    printed.indexOf(`${stackName("Api")} (eu-west-2): changes nothing`),
  );
  expect(lines.slice(0, 4)).toEqual([
    `${stackName("Generation")} (eu-west-2): deletes 1, lets go of 1, replaces 1, changes 1, adds 1`,
    "  ! deletes OldQueue (AWS::SQS::Queue)",
    "  ! lets go of KeptLog (AWS::Logs::LogGroup)",
    `  ! replaces ${log} (AWS::Logs::LogGroup): LogGroupName`,
  ]);
  expect(lines).toContain(
    `    changes ${machine} (AWS::StepFunctions::StateMachine): TracingConfiguration`,
  );
  expect(lines.at(-1)).toBe(`    adds ${added} (AWS::Lambda::Function)`);
});

test("plans a missing stack by the number of its resources", async () => {
  const elsewhere = await startTestAccount();
  try {
    const { printed } = await testDeploy(elsewhere, { args: ["--plan"] });
    expect(printed[0]).toBe(`${stackName("Data")} (eu-west-2): creates the stack`);
    expect(printed).toContain("    adds 1 AWS::DynamoDB::Table");
    expect(elsewhere.cloudFormation.stacks).toEqual([]);
  } finally {
    await elsewhere.stop();
    process.env["AWS_ENDPOINT_URL"] = aws.url;
  }
});

test("lists a changed parameter at the resources that use it, and a conditional resource as added", async () => {
  const { printed } = await plan(
    "--parameters",
    "AlarmEmail=",
    "--parameters",
    "BookingConcurrency=50",
  );
  expect(printed).toContainEqual(
    expect.stringMatching(/^ {2}! deletes NoticesEmail\w+ \(AWS::SNS::Subscription\)$/),
  );
  expect(printed).toContainEqual(
    expect.stringMatching(
      /^ {4}changes Booking\w+ \(AWS::Lambda::Function\): ReservedConcurrentExecutions$/,
    ),
  );
  expect(printed.filter((line) => line.includes("OriginToken"))).toEqual([]);
});

test.each([
  [
    "Data",
    "AWS::DynamoDB::Table",
    "KeySchema",
    [{ AttributeName: "other", KeyType: "HASH" }],
    "data",
  ],
  ["Generation", "AWS::SecretsManager::Secret", "Name", "another-name", "value"],
  ["Web", "AWS::S3::Bucket", "BucketName", "another-name", "files"],
])(
  "refuses to replace a retained resource of stack %s: %s",
  async (stack, type, property, value, kept) => {
    const [id, resource] = only(stack, type);
    resource.Properties = { ...resource.Properties, [property]: value };
    const refusal = `${stackName(stack)}: this release replaces ${id} (${type}), as ${property} changes. The stage loses its ${kept}, which AWS keeps. Restore the definition, or copy the data that you need and deploy with --allow-replacement ${id}.`;
    const { failure, commands } = await testDeploy(aws);
    expect(failure).toBe(refusal);
    expect([commands, writes()]).toEqual([[`synthesize ${stage}`], []]);
    const { printed } = await plan();
    expect(printed).toContain(`  ! replaces ${id} (${type}): ${property}`);
    expect(printed.at(-1)).toBe(`a deploy stops: ${refusal}`);
    expect((await plan("--allow-replacement", id)).printed.at(-1)).not.toContain("a deploy stops");
  },
);

test("notes a resource that is listed as replaceable but does not change", async () => {
  const { failure, printed } = await testDeploy(aws, { args: ["--allow-replacement", "Tabel"] });
  expect(failure).toBeUndefined();
  expect(printed).toContain("note: --allow-replacement Tabel: this release does not change Tabel");
});

test("rejects every dropped table, pool, bucket, secret and distribution at once, by stack", async () => {
  const data = templateOf("Data");
  data.Resources["OldTable"] = { Type: "AWS::DynamoDB::Table", DeletionPolicy: "Retain" };
  templateOf("Web").Resources["OldBucket"] = { Type: "AWS::S3::Bucket" };
  templateOf("Api").Resources["OldPool"] = { Type: "AWS::Cognito::UserPool" };
  templateOf("Web").Resources["OldSite"] = { Type: "AWS::CloudFront::Distribution" };
  const { failure } = await testDeploy(aws, { args: ["--allow-replacement", "OldSite"] });
  expect(failure?.split("\n")).toEqual([
    `${stackName("Data")}: this release lets go of OldTable (AWS::DynamoDB::Table). The stage loses its data, which AWS keeps. Restore the definition, or copy the data that you need and deploy with --allow-replacement OldTable.`,
    `${stackName("Api")}: this release deletes OldPool (AWS::Cognito::UserPool). The stage loses its operators for good. Restore the definition, or copy the data that you need and deploy with --allow-replacement OldPool.`,
    `${stackName("Web")}: this release deletes OldBucket (AWS::S3::Bucket). The stage loses its files for good. Restore the definition, or copy the data that you need and deploy with --allow-replacement OldBucket.`,
  ]);
  const allowed = ["OldTable", "OldPool", "OldBucket", "OldSite"].flatMap((id) => [
    "--allow-replacement",
    id,
  ]);
  expect((await testDeploy(aws, { args: allowed })).failure).toBeUndefined();
});
