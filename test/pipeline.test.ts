import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FakeAws } from "./deploy/fake-aws.ts";
import { actionOf, needNoPermission } from "./deploy/recorded-actions.ts";
import { startTestAccount, synthesizeStage, testDeploy } from "./deploy/test-deploy.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";
import { files } from "./repository.ts";
import { isLong } from "./suite-length.ts";

// Compares a pipeline's permissions on AWS, from the roles' template, with the calls of deploy
// tests.

type Resource = string | { "Fn::Sub": string };
interface Statement {
  Sid: string;
  Effect: string;
  Action: string[];
  Resource: Resource | Resource[];
}
interface Role {
  Properties: {
    AssumeRolePolicyDocument: {
      Statement: {
        Action: string;
        Principal: object;
        Condition: Record<string, Record<string, Resource>>;
      }[];
    };
    Policies: { PolicyDocument: { Statement: Statement[] } }[];
  };
}

const template = JSON.parse(readFileSync("infra/pipeline/github-roles.json", "utf8")) as {
  Parameters: { Repository: { AllowedPattern: string } };
  Resources: Record<"PlanRole" | "DeployRole", Role>;
};
const roles = template.Resources;
const statementsOf = (role: Role): Statement[] =>
  role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
const actionsOf = (role: Role): string[] => statementsOf(role).flatMap(({ Action }) => Action);
const resourcesOf = ({ Resource }: Statement): string[] =>
  [Resource].flat().map((each) => (typeof each === "string" ? each : each["Fn::Sub"]));

/**
 * Returns the permissions of the `cdk bootstrap` roles that a deploy assumes: to change stacks and
 * publish files.
 */
function bootstrapActions(): string[] {
  const file = createRequire(import.meta.url).resolve(
    "aws-cdk/lib/api/bootstrap/bootstrap-template.yaml",
  );
  const resources = readFileSync(file, "utf8").split(/^ {2}(?=\w+:$)/m);
  const used = resources.filter((each) =>
    /^(DeploymentActionRole|FilePublishingRole(DefaultPolicy)?):/.test(each),
  );
  const named = used.flatMap((each) => [
    ...each.matchAll(/^ +- ((?:cloudformation|s3|ssm):[\w*]+)/gm),
  ]);
  // AWSCloudFormationReadOnlyAccess, which the role for deploys also has.
  const readOnly = ["cloudformation:Describe*", "cloudformation:List*", "cloudformation:Get*"];
  return [...named.map(([, action = ""]) => action), ...readOnly];
}

/** Returns whether a list of actions, which may end with `*`, contains an action. */
const covers = (actions: readonly string[], action: string): boolean =>
  actions.some((each) =>
    each.endsWith("*") ? action.startsWith(each.slice(0, -1)) : each === action,
  );

/** The actions of the role for deploys that no deploy test records, each with its reason. */
const unrecorded: Record<string, string> = {
  "cloudformation:GetTemplate":
    "what is deployed, for the plan and for the guard against replacements",
  "sts:AssumeRole": "the toolkit takes on the roles of cdk bootstrap",
  "cognito-idp:DescribeUserPool": "`ops protection`, which a deploy runs as a process of its own",
  // test/command-permissions.test.ts compares those of seed with its calls.
  "dynamodb:BatchWriteItem": "`ops seed`, which a deploy runs as a process of its own",
  "dynamodb:DeleteItem": "`ops seed`",
  "dynamodb:DescribeContinuousBackups": "`ops protection`",
  "dynamodb:DescribeTable": "`ops protection`",
  "dynamodb:DescribeTimeToLive": "`ops protection`",
  "dynamodb:GetItem": "`ops seed`",
  "dynamodb:PutItem": "`ops seed`",
  "dynamodb:Query": "`ops seed`",
  "dynamodb:UpdateItem": "`ops seed`",
};

let aws: FakeAws;
const recorded = new Set<string>();

/**
 * Deploys like a pipeline: for the first time, again, with a new origin token, and after a failure.
 */
beforeAll(async () => {
  await synthesizeStage();
  const record = async (...deploys: Parameters<typeof testDeploy>[1][]) => {
    aws = await startTestAccount();
    aws.cloudFormation.account.failOnce = {
      stack: "Data",
      type: "AWS::DynamoDB::Table",
      reason: "Rate exceeded",
    };
    aws.state.logGroups.set("eu-west-2 /aws/lambda/us-east-1.testing-vanfettle-edge", undefined);
    for (const options of deploys) await testDeploy(aws, options);
    for (const request of aws.requests) recorded.add(actionOf(request));
    await aws.stop();
  };
  await record({}, {}, {}, { args: ["--rotate-origin-token"] });
});
afterAll(() => aws?.stop().catch(() => undefined));

describe("the role for deploys", () => {
  test("may make every call of a deploy, itself or by a role of cdk bootstrap", () => {
    const allowed = [...actionsOf(roles.DeployRole), ...bootstrapActions(), ...needNoPermission];
    expect(recorded.size).toBeGreaterThan(15);
    expect([...recorded].filter((action) => !covers(allowed, action))).toEqual([]);
  });

  test("allows no action that a deploy does not need", () => {
    const actions = actionsOf(roles.DeployRole);
    const unused = actions.filter(
      (action) => !recorded.has(action) && !Object.hasOwn(unrecorded, action),
    );
    expect(unused).toEqual([]);
    expect(Object.keys(unrecorded).filter((action) => !actions.includes(action))).toEqual([]);
  });

  test("changes only resources of the stage", () => {
    const reads = /:(Describe|Get|List)\w+$/;
    const changing = statementsOf(roles.DeployRole).filter(
      ({ Action }) => !Action.every((each) => reads.test(each)),
    );
    expect(changing.length).toBeGreaterThan(4);
    const wide = changing.filter((statement) =>
      resourcesOf(statement).some((resource) => !/\$\{Stage\}|role\/cdk-/.test(resource)),
    );
    // A distribution's name does not contain its stage, and an unwanted invalidation costs only
    // cache hits.
    expect(wide.map(({ Sid }) => Sid)).toEqual(["InvalidatePages"]);
  });

  test("assumes the cdk bootstrap roles that deploy and publish, and no administrator's", () => {
    const assumed = statementsOf(roles.DeployRole).filter(({ Action }) =>
      Action.includes("sts:AssumeRole"),
    );
    expect(assumed.flatMap(resourcesOf)).toHaveLength(4);
    for (const resource of assumed.flatMap(resourcesOf)) {
      expect(resource).toMatch(/:role\/cdk-hnb659fds-(deploy|file-publishing)-role-/);
    }
  });
});

describe("the role for plans", () => {
  test("only reads, and does not read secrets, rows or files", () => {
    const actions = actionsOf(roles.PlanRole);
    expect(actions.length).toBeGreaterThan(3);
    for (const action of actions) {
      expect(action).toMatch(/^(cloudformation|lambda|acm):(Describe|Get|List)\w+$/);
    }
  });

  test("may make the calls with which a deploy checks a stage before it changes anything", async () => {
    const account = await startTestAccount();
    // The checks find a certificate that is not issued, so the deploy ends there.
    for (const certificate of account.state.certificates.values()) {
      certificate.status = "PENDING_VALIDATION";
    }
    const { failure } = await testDeploy(account);
    await account.stop();
    expect(failure).toContain("ertificate");
    const allowed = [...actionsOf(roles.PlanRole), ...needNoPermission];
    expect(account.requests.map(actionOf).filter((action) => !covers(allowed, action))).toEqual([]);
  });
});

describe("each role", () => {
  // Repositories since 15 July 2026 have their ids in the subject; earlier ones have only names.
  test.each([
    ["example/vanfettle", true],
    ["example@123456/vanfettle@456789", true],
    ["example@123456/vanfettle", false],
    ["example/vanfettle@456789", false],
    ["example/vanfettle:environment:other", false],
    ["example/*", false],
  ])("is for a repository as tokens name it: %s: %s", (repository, isAllowed) => {
    const { AllowedPattern } = template.Parameters.Repository;
    expect(new RegExp(AllowedPattern).test(repository)).toBe(isAllowed);
  });

  test.each([
    ["PlanRole", "repo:${Repository}:pull_request"],
    ["DeployRole", "repo:${Repository}:environment:${Environment}"],
  ] as const)("%s trusts GitHub only for %s", (name, subject) => {
    const { Statement: statements } = roles[name].Properties.AssumeRolePolicyDocument;
    expect(statements).toHaveLength(1);
    expect(statements[0]?.Action).toBe("sts:AssumeRoleWithWebIdentity");
    expect(Object.keys(statements[0]?.Principal ?? {})).toEqual(["Federated"]);
    // StringLike would accept any branch of a repository with the same name prefix.
    expect(statements[0]?.Condition).toEqual({
      StringEquals: {
        "token.actions.githubusercontent.com:aud": "sts.amazonaws.com",
        "token.actions.githubusercontent.com:sub": { "Fn::Sub": subject },
      },
    });
  });

  test.each(["PlanRole", "DeployRole"] as const)("%s allows no action by a wildcard", (name) => {
    const actions = actionsOf(roles[name]);
    expect(actions.filter((action) => action.includes("*"))).toEqual([]);
    expect(statementsOf(roles[name]).filter(({ Effect }) => Effect !== "Allow")).toEqual([]);
  });
});

// It loads every construct of the CDK.
test.runIf(isLong)("the template is valid CloudFormation, and its references exist", async () => {
  const { Template } = await import("aws-cdk-lib/assertions");
  const { CfnInclude } = await import("aws-cdk-lib/cloudformation-include");
  const { App, Stack } = await import("aws-cdk-lib/core");
  const stack = new Stack(new App({ outdir: temporaryFolder() }), "Roles");
  const file = "infra/pipeline/github-roles.json";
  expect(() => new CfnInclude(stack, "Template", { templateFile: file })).not.toThrow();
  const types = Object.values(
    Template.fromStack(stack).toJSON()["Resources"] as Record<string, { Type: string }>,
  );
  expect(types.map(({ Type }) => Type)).toEqual([
    "AWS::IAM::OIDCProvider",
    "AWS::IAM::Role",
    "AWS::IAM::Role",
  ]);
});

test("the runbook explains each action of the roles", () => {
  const runbook = readFileSync("docs/deploying.md", "utf8");
  const section = runbook.split("## Deploying from a pipeline")[1]?.split("\n## ")[0] ?? "";
  const actions = [...actionsOf(roles.PlanRole), ...actionsOf(roles.DeployRole)];
  expect(actions.filter((action) => !section.includes(`\`${action}\``))).toEqual([]);
});

test("each workflow pins the actions of others by commit, with the version in a comment", () => {
  const workflows = files.filter((file) => file.startsWith(".github/"));
  const uses = workflows.flatMap(
    (file) => readFileSync(file, "utf8").match(/^.*\buses:.*$/gm) ?? [],
  );
  expect(uses.length).toBeGreaterThan(8);
  expect(
    uses.filter((line) => !/ uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
  // A version has one commit.
  const pins = new Set(uses.map((line) => line.split("uses: ")[1]));
  expect(
    [...pins]
      .map((pin) => String(pin).split("@")[0])
      .toSorted((a = "", b = "") => a.localeCompare(b)),
  ).toEqual([
    "actions/checkout",
    "actions/setup-node",
    "actions/upload-artifact",
    "aws-actions/configure-aws-credentials",
  ]);
});

describe("the workflow", () => {
  const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");
  const [head = "", plan = "", tests = "", deploy = ""] = workflow.split(
    /^ {2}(?=(?:plan|test|deploy):$)/m,
  );
  const stepsOf = (job: string) => [...job.matchAll(/- run: (.*)/g)].map(([, step]) => step);

  test("plans on a pull request with the role for plans, and deploys nothing", () => {
    expect(plan).toContain("github.event_name == 'pull_request'");
    expect(plan).toContain("head.repo.full_name == github.repository");
    expect(plan).toContain("role-to-assume: ${{ vars.PLAN_ROLE_ARN }}");
    const deploys = [...plan.matchAll(/npm run deploy.*/g)].map(([call]) => call);
    expect(deploys).toEqual(['npm run deploy -- --stage "$STAGE" --plan']);
  });

  test("deploys only on a tag, in an environment, after the tests and the plan", () => {
    expect(head).toMatch(/push:\n {4}tags: \["v\*"\]\n/);
    expect(head).not.toContain("branches");
    expect(tests).toContain("github.event_name == 'push'");
    expect(stepsOf(tests)).toEqual([".ci/run"]);
    expect(deploy).toContain("needs: test\n");
    // Another condition, such as always(), would not wait for the tests to pass.
    expect(deploy.match(/\bif: .*/g)).toEqual(["if: github.event_name == 'push'"]);
    expect(workflow).not.toContain("continue-on-error");
    expect(deploy).toContain("environment: production");
    expect(deploy).toContain("role-to-assume: ${{ vars.DEPLOY_ROLE_ARN }}");
    expect(stepsOf(deploy)).toEqual([
      "npm ci",
      "npm run stations",
      'npm run deploy -- --stage "$STAGE" --plan',
      'npm run deploy -- --stage "$STAGE"',
    ]);
    expect(deploy).toContain("cancel-in-progress: false");
  });

  test("contains no key, and requests a token only in the jobs that plan and deploy", () => {
    expect(workflow).not.toMatch(/secrets\.|aws-access-key|AKIA|pull_request_target/);
    for (const part of [head, tests]) expect(part).not.toMatch(/id-token|aws-actions/);
    for (const part of [plan, deploy]) expect(part).toContain("id-token: write");
    expect(head).toContain("permissions:\n  contents: read\n");
  });
});
