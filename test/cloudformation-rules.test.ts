import { beforeAll, expect, test } from "vitest";
import { indexProblem, isRetained, versionProblem } from "./deploy/cloudformation-rules.ts";
import { ValidationError, type FakeStack } from "./deploy/fake-cloudformation.ts";
import {
  emptyAccount,
  releaseStack,
  templatesOfToday,
  type StacksOnly,
  type StackTemplate,
} from "./deploy/release-stack.ts";
import type { DeployedTemplate, TemplateResource } from "./deploy/template-values.ts";

let today: StackTemplate[];
beforeAll(async () => {
  today = await templatesOfToday();
});

/** Returns a changed copy of a stack of today's templates. */
function changed(
  stackName: string,
  change: (template: DeployedTemplate) => void = () => undefined,
): StackTemplate {
  const found = today.find(({ name }) => name.endsWith(`-${stackName}`));
  if (!found) throw new Error(`There is no stack ${stackName}.`);
  const template = structuredClone(found.template);
  change(template);
  return { ...found, template };
}

const lastReason = ({ events }: FakeStack) =>
  events.findLast(({ reason }) => reason !== undefined)?.reason;

/** Returns the released stack's status and the reason of its last failure. */
async function outcomeOf(account: StacksOnly, template: StackTemplate, given = {}) {
  const stack = await releaseStack(account, template, given);
  return [stack.status, lastReason(stack)];
}

interface Table extends TemplateResource {
  Properties: {
    GlobalSecondaryIndexes: {
      IndexName: string;
      KeySchema: object[];
      Projection: { NonKeyAttributes: string[] };
    }[];
  };
}
const tableOf = ({ Resources }: DeployedTemplate) => {
  const found = Object.values(Resources).find(({ Type }) => Type === "AWS::DynamoDB::Table");
  if (!found) throw new Error("The template has no table.");
  return found as Table;
};
const indexesOf = (template: DeployedTemplate) =>
  tableOf(template).Properties.GlobalSecondaryIndexes;
const firstIndex = (template: DeployedTemplate) =>
  indexesOf(template)[0] as ReturnType<typeof indexesOf>[number];

test.each<[string, (template: DeployedTemplate) => void]>([
  [
    "projection",
    (template) => void firstIndex(template).Projection.NonKeyAttributes.push("addedLater"),
  ],
  ["keys", (template) => void firstIndex(template).KeySchema.pop()],
])("rejects another %s for an existing index", async (_, change) => {
  const account = emptyAccount();
  await releaseStack(account, changed("Data"));
  expect(await outcomeOf(account, changed("Data", change))).toEqual([
    "UPDATE_ROLLBACK_COMPLETE",
    expect.stringMatching(/^Cannot update GSI's properties .*\(gsi\w*\)$/),
  ]);
});

const addIndexes = (count: number) => (template: DeployedTemplate) => {
  const index = firstIndex(template);
  const added = Array.from({ length: count }, (__, n) => ({ ...index, IndexName: `added${n}` }));
  indexesOf(template).push(...added);
};

test("creates or deletes one index per table update, and any number with the table", async () => {
  const account = emptyAccount();
  expect(await outcomeOf(account, changed("Data", addIndexes(1)))).toEqual([
    "CREATE_COMPLETE",
    "User Initiated",
  ]);
  const two = "Cannot perform more than one GSI creation or deletion in a single update";
  expect(await outcomeOf(account, changed("Data", addIndexes(3)))).toEqual([
    "UPDATE_ROLLBACK_COMPLETE",
    two,
  ]);
  const renamed = changed("Data", (template) => (firstIndex(template).IndexName = "renamed"));
  expect(await outcomeOf(account, renamed)).toEqual(["UPDATE_ROLLBACK_COMPLETE", two]);
  expect(await outcomeOf(account, changed("Data"))).toEqual(["UPDATE_COMPLETE", "User Initiated"]);
  expect(await outcomeOf(account, changed("Data", addIndexes(1)))).toEqual([
    "UPDATE_COMPLETE",
    "User Initiated",
  ]);
});

test("accepts a table whose indexes are unchanged", () => {
  const { template } = changed("Data");
  const other = changed("Data", (each) =>
    Object.assign(tableOf(each).Properties, { BillingMode: "PROVISIONED" }),
  );
  expect(indexProblem(tableOf(template), tableOf(other.template))).toBeUndefined();
});

const parameters = {
  SiteOrigin: "https://www.vanfettle.co.uk",
  PartnerBookingUrl: "https://book.vanpartner.co.uk/new",
  PartnerHosts: "book.vanpartner.co.uk",
  OriginToken: "t".repeat(32),
  RegistrationHashKey: "k".repeat(32),
  BookingLinkKey: "l".repeat(32),
  DistributionId: "none",
};

/**
 * Renames an export, which happens in the CDK when a construct on the path to its resource is
 * renamed.
 */
function renameExport(template: DeployedTemplate, to: string): void {
  const output = Object.values(template.Outputs ?? {}).find(({ Export }) => Export);
  if (output?.Export) output.Export.Name = to;
}

test("rejects renaming or changing an imported export, and deleting its stack", async () => {
  const account = emptyAccount();
  const data = await releaseStack(account, changed("Data"));
  await releaseStack(account, changed("Generation"), parameters);
  const [name = ""] = Object.keys(data.exports);
  const inUse = (verb: string) =>
    `Export ${name} cannot be ${verb} as it is in use by testing-vanfettle-Generation`;
  const renaming = changed("Data", (template) => renameExport(template, "renamed"));
  expect(await outcomeOf(account, renaming)).toEqual([
    "UPDATE_ROLLBACK_COMPLETE",
    inUse("deleted"),
  ]);
  const changing = changed("Data", ({ Outputs = {} }) => {
    for (const output of Object.values(Outputs)) {
      if (output.Export?.Name === name) output.Value = "another";
    }
  });
  expect(await outcomeOf(account, changing)).toEqual([
    "UPDATE_ROLLBACK_COMPLETE",
    inUse("updated"),
  ]);
  expect(() => account.cloudFormation.deleteStack(data.region, data.name)).toThrow(
    inUse("deleted"),
  );
});

test("rejects an export whose name is taken in the region", async () => {
  const account = emptyAccount();
  const { exports } = await releaseStack(account, changed("Data"));
  const [name = ""] = Object.keys(exports);
  const template = { Resources: {}, Outputs: { Copy: { Value: "copy", Export: { Name: name } } } };
  expect(
    await outcomeOf(account, { ...changed("Data"), name: "testing-vanfettle-Copy", template }),
  ).toEqual([
    "ROLLBACK_COMPLETE",
    `Export with name ${name} is already exported by stack testing-vanfettle-Data`,
  ]);
});

/**
 * Returns today's Edge stack with other renderer code, which becomes a version with another logical
 * id.
 */
const nextEdge = (retention: Pick<TemplateResource, "DeletionPolicy"> = {}) =>
  changed("Edge", ({ Resources, Outputs = {} }) => {
    const [id = "", version] =
      Object.entries(Resources).find(([, { Type }]) => Type === "AWS::Lambda::Version") ?? [];
    if (!version) throw new Error("The Edge stack publishes no version.");
    delete Resources[id];
    const functions = Object.values(Resources).filter(
      ({ Type }) => Type === "AWS::Lambda::Function",
    );
    for (const { Properties } of functions) {
      Object.assign(Properties ?? {}, { Code: { S3Key: "next.zip" } });
    }
    Resources[`${id}Next`] = { ...version, ...retention };
    (Outputs["RendererVersion"] as { Value: unknown }).Value = { Ref: `${id}Next` };
  });

async function failingEdge(account: StacksOnly, next: StackTemplate) {
  await releaseStack(account, changed("Edge"), parameters);
  account.cloudFormation.account.failOnce = {
    stack: "Edge",
    type: "AWS::WAFv2::WebACL",
    reason: "Rate exceeded",
  };
  // The firewall is created after the version is published.
  const { Resources } = next.template;
  const acl = Object.values(Resources).find(
    ({ Type }) => Type === "AWS::WAFv2::WebACL",
  ) as TemplateResource;
  acl.DependsOn = Object.keys(Resources).filter(
    (id) => Resources[id]?.Type === "AWS::Lambda::Version",
  );
  expect(await outcomeOf(account, next)).toEqual(["UPDATE_ROLLBACK_COMPLETE", "Rate exceeded"]);
}

test("retries a failed update of the Edge stack", async () => {
  const account = emptyAccount();
  const next = nextEdge();
  await failingEdge(account, next);
  expect(await outcomeOf(account, next)).toEqual(["UPDATE_COMPLETE", "User Initiated"]);
});

test("a version that is retained even after a rollback blocks the retry", async () => {
  const account = emptyAccount();
  const next = nextEdge({ DeletionPolicy: "Retain" });
  await failingEdge(account, next);
  expect(await outcomeOf(account, next)).toEqual([
    "UPDATE_ROLLBACK_COMPLETE",
    "A version for this Lambda function exists ( 2 ). Modify the function to create a new version.",
  ]);
});

test("a retained earlier version does not block going back to its code", async () => {
  const account = emptyAccount();
  for (const template of [changed("Edge"), nextEdge(), changed("Edge"), nextEdge()]) {
    expect((await releaseStack(account, template, parameters)).status).toMatch(
      /^(CREATE|UPDATE)_COMPLETE$/,
    );
  }
  const one = { id: "1", functionName: "renderer", content: "one" };
  expect(
    versionProblem([one, { ...one, id: "2", content: "two" }], { ...one, id: "3" }),
  ).toBeUndefined();
  expect(versionProblem([one], { ...one, functionName: "another" })).toBeUndefined();
});

test("rejects a resource whose name is already taken", async () => {
  const account = emptyAccount();
  account.cloudFormation.account.resources.set("AWS::Lambda::Function testing-vanfettle-edge", {
    protected: false,
    reserved: 0,
  });
  expect(await outcomeOf(account, changed("Edge"), parameters)).toEqual([
    "ROLLBACK_COMPLETE",
    "AWS::Lambda::Function with identifier testing-vanfettle-edge already exists.",
  ]);
});

test("deletes resources that an update removes, unless they are retained", async () => {
  const account = emptyAccount();
  const { cloudFormation } = account;
  const bucket = { Type: "AWS::S3::Bucket" };
  const with_ = (Resources: Record<string, TemplateResource>) =>
    changed("Data", (template) => Object.assign(template.Resources, Resources));
  const stack = await releaseStack(
    account,
    with_({ Kept: { ...bucket, DeletionPolicy: "RetainExceptOnCreate" }, Gone: bucket }),
  );
  const [kept, gone] = ["Kept", "Gone"].map((id) => `AWS::S3::Bucket ${stack.resources.get(id)}`);
  await releaseStack(account, with_({}));
  expect([...cloudFormation.account.resources.keys()]).toContain(kept);
  expect([...cloudFormation.account.resources.keys()]).not.toContain(gone);
  expect([...stack.resources.keys()]).toEqual(Object.keys(changed("Data").template.Resources));
  expect(
    isRetained({ ...bucket, DeletionPolicy: "RetainExceptOnCreate" }, { rolledBack: true }),
  ).toBe(false);
});

test("keeps a failed creation behind its termination protection, and does not update it", async () => {
  const account = emptyAccount();
  const { cloudFormation } = account;
  cloudFormation.account.failOnce = {
    stack: "Data",
    type: "AWS::DynamoDB::Table",
    reason: "Limit exceeded",
  };
  const stack = await releaseStack(account, changed("Data"));
  stack.protected = true;
  expect(() => cloudFormation.deleteStack(stack.region, stack.name)).toThrow(
    new ValidationError(
      `Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`,
    ),
  );
  expect(stack.status).toBe("ROLLBACK_COMPLETE");
  await expect(releaseStack(account, changed("Data"))).rejects.toThrow(
    new ValidationError(`Stack:${stack.id} is in ROLLBACK_COMPLETE state and can not be updated.`),
  );
  stack.protected = false;
  cloudFormation.deleteStack(stack.region, stack.name);
  expect((await releaseStack(account, changed("Data"))).status).toBe("CREATE_COMPLETE");
});

test("leaves out resources only in the deletion of a stack whose deletion has failed", async () => {
  const account = emptyAccount();
  const { cloudFormation } = account;
  const stack = await releaseStack(
    account,
    changed("Data", (template) =>
      Object.assign(template.Resources, { Site: { Type: "AWS::S3::Bucket" } }),
    ),
  );
  const site = stack.resources.get("Site") ?? "";
  cloudFormation.account.buckets.put(site, "index.html");
  const remove = (request = {}) => cloudFormation.deleteStack(stack.region, stack.name, request);
  expect(() => remove({ mode: "FORCE_DELETE_STACK" })).toThrow(
    "only to a stack in the DELETE_FAILED state",
  );
  expect(() => remove({ retained: ["Site"] })).toThrow(
    "only when the stack is in the DELETE_FAILED state",
  );
  remove();
  expect([stack.status, lastReason(stack)]).toEqual([
    "DELETE_FAILED",
    "The bucket you tried to delete is not empty",
  ]);
  remove({ mode: "FORCE_DELETE_STACK" });
  expect([stack.status, cloudFormation.account.buckets.keysIn(site)]).toEqual([
    "DELETE_COMPLETE",
    ["index.html"],
  ]);
  expect(stack.events.findLast(({ id }) => id === "Site")?.status).toBe("DELETE_SKIPPED");
});
