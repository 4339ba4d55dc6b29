import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeAws } from "./deploy/fake-aws.ts";
import { ValidationError, type FakeStack } from "./deploy/fake-cloudformation.ts";
import { releaseStack, templatesOfToday, type StackTemplate } from "./deploy/release-stack.ts";
import type { DeployedTemplate } from "./deploy/template-values.ts";
import {
  settings,
  startDeployedAccount,
  startTestAccount,
  testDeploy,
} from "./deploy/test-deploy.ts";
import { baselineTemplates } from "./release/baseline.ts";
import { isLong } from "./suite-length.ts";

// Each test makes many deploys, which take a second each, or longer on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let today: StackTemplate[];
beforeAll(async () => {
  today = await templatesOfToday();
});

let aws: FakeAws;
beforeEach(async () => {
  aws = await startTestAccount();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await aws.stop();
});

const secrets = {
  OriginToken: ["origin-token", "t"],
  RegistrationHashKey: ["registration-hash-key", "k"],
  BookingLinkKey: ["booking-link-key", "l"],
} as const;

/** Deploys an earlier release with the results of a deploy: parameters, secrets and protection. */
async function deployEarlier(templates: readonly StackTemplate[]): Promise<void> {
  const parameters: Record<string, string> = { ...settings, DistributionId: "none" };
  for (const [key, [name, letter]] of Object.entries(secrets)) {
    parameters[key] = letter.repeat(64);
    aws.state.secrets.set(`vanfettle/testing/${name}`, parameters[key]);
  }
  for (const region of ["eu-west-2", "us-east-1"]) aws.state.bootstrapped.add(region);
  for (const round of ["none", "E1TESTDEPLOY1"]) {
    for (const template of templates) {
      const stack = await releaseStack(aws, template, { ...parameters, DistributionId: round });
      stack.protected = true;
    }
  }
}

const complete = /^(?:CREATE|UPDATE)_COMPLETE$/;

/** Returns the state of a stage without physical ids, which differ between attempts. */
const stateOf = ({
  name,
  status,
  template,
  parameters,
  resources,
  outputs,
  exports,
  protected: isProtected,
}: FakeStack) => ({
  name,
  isSettled: complete.test(status),
  template,
  parameters,
  resources: [...resources.keys()].toSorted(),
  outputs: Object.keys(outputs),
  exports: Object.keys(exports),
  isProtected,
});
const stage = () =>
  aws.cloudFormation.stacks.filter(({ status }) => status !== "DELETE_COMPLETE").map(stateOf);

/**
 * Returns the resources that outlive every release: the table, the user pool and the bucket are
 * never recreated.
 */
const lasting = () =>
  aws.cloudFormation.stacks.flatMap(({ resources, template }) =>
    [...resources].filter(([id]) =>
      /::(?:Table|UserPool|Bucket)$/.test(template.Resources[id]?.Type ?? ""),
    ),
  );

/** Returns today's templates as a previous release may have had them, with a `change` per stack. */
const earlierWith = (
  changes: Record<string, (template: DeployedTemplate) => void>,
): StackTemplate[] =>
  today.map(({ template, ...stack }) => {
    const changed = structuredClone(template);
    changes[stack.name.split("-").at(-1) ?? ""]?.(changed);
    return { ...stack, template: changed };
  });

/** Returns today's templates with `change` applied to the text of each. */
const earlierText = (change: (text: string) => string): StackTemplate[] =>
  today.map((stack) => ({
    ...stack,
    template: JSON.parse(change(JSON.stringify(stack.template))) as DeployedTemplate,
  }));

test.runIf(isLong)("releases a renamed function and step like any other change", async () => {
  await deployEarlier(
    earlierText((text) =>
      text.replaceAll("NextScope", "FirstScope").replaceAll("-next-scope", "-first-scope"),
    ),
  );
  const functions = () =>
    [...aws.cloudFormation.account.resources.keys()].filter((key) =>
      /Function .*-scope$/.test(key),
    );
  expect(functions()).toContain("AWS::Lambda::Function testing-vanfettle-first-scope");
  expect((await testDeploy(aws)).failure).toBeUndefined();
  expect(functions()).not.toContain("AWS::Lambda::Function testing-vanfettle-first-scope");
  expect(functions()).toContain("AWS::Lambda::Function testing-vanfettle-next-scope");
});

const oldExport = "testing-vanfettle-Api:Old";

test.runIf(isLong).each<[string, Parameters<typeof earlierWith>[0], string]>([
  [
    "an export that disappears while a stack still imports it",
    {
      Api: ({ Outputs = {} }) =>
        void (Outputs["Old"] = { Value: "old", Export: { Name: oldExport } }),
      Operations: ({ Resources }) =>
        void (Resources["User"] = {
          Type: "AWS::SNS::Topic",
          Properties: { TopicName: { "Fn::ImportValue": oldExport } },
        }),
    },
    `Export ${oldExport} cannot be deleted as it is in use by testing-vanfettle-Operations`,
  ],
  [
    "an index that projects something else",
    {
      Data: ({ Resources }) => {
        const [index] = Object.values(Resources).flatMap(
          ({ Properties }) =>
            Properties?.["GlobalSecondaryIndexes"] as {
              Projection: { NonKeyAttributes: string[] };
            }[],
        );
        index?.Projection.NonKeyAttributes.pop();
      },
    },
    "Cannot update GSI's properties",
  ],
  [
    "a function whose construct moves while its name stays",
    {
      Api: (template) =>
        void Object.assign(
          template,
          JSON.parse(JSON.stringify(template).replaceAll("VisitorFunction", "MovedFunction")),
        ),
    },
    "AWS::Lambda::Function with identifier testing-vanfettle-visitor already exists.",
  ],
])("an upgrade detects %s", async (_, changes, message) => {
  await deployEarlier(earlierWith(changes));
  expect((await testDeploy(aws)).failure).toContain(message);
});

test("the stored release upgrades to today's templates and back", async () => {
  await deployEarlier(baselineTemplates());
  const kept = lasting();
  expect(kept).toHaveLength(3);
  const before = stage();
  expect((await testDeploy(aws)).failure).toBeUndefined();
  expect(stage().map(({ template }) => template)).toEqual(today.map(({ template }) => template));
  for (const template of baselineTemplates()) {
    expect((await releaseStack(aws, template)).status).toMatch(complete);
  }
  expect(stage()).toEqual(before);
  expect(lasting()).toEqual(kept);
});

/**
 * Returns today's templates as a previous release may have had them: with other code for every
 * function, and so another renderer version, and other alarms.
 */
function earlierCode(): StackTemplate[] {
  const hashes = new Map<string, string>();
  const earlier = (hash: string) => {
    const found = hashes.get(hash) ?? hash.split("").toReversed().join("");
    hashes.set(hash, found);
    return found;
  };
  return earlierText((text) =>
    text
      .replaceAll(/"[0-9a-f]{64}\.zip"/g, (key) => `"${earlier(key.slice(1, -5))}.zip"`)
      .replaceAll('"TreatMissingData":"notBreaching"', '"TreatMissingData":"missing"')
      .replaceAll(
        /(RendererFunctionCurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g,
        `$1${"0".repeat(32)}`,
      ),
  );
}

/** Lets a deploy change one stack, and interrupts it at the next, like a lost connection. */
function interruptAfterOne(): void {
  const { cloudFormation } = aws;
  const executeChangeSet = cloudFormation.executeChangeSet.bind(cloudFormation);
  const executions = vi
    .spyOn(cloudFormation, "executeChangeSet")
    .mockImplementation((...changeSet) => {
      if (executions.mock.calls.length > 1) throw new ValidationError("The deploy is interrupted.");
      executeChangeSet(...changeSet);
    });
}

/**
 * The result of a single deploy to an empty account. Every other path to a release must end in the
 * same state.
 */
let expected: ReturnType<typeof stage> | undefined;
async function expectWholeRelease(): Promise<void> {
  const reached = stage();
  if (!expected) {
    await aws.stop();
    aws = await startDeployedAccount();
    expected = stage();
  }
  expect(withoutSecrets(reached)).toEqual(withoutSecrets(expected));
  expect(reached.filter(({ isSettled, isProtected }) => !isSettled || !isProtected)).toEqual([]);
}

/** Removes secrets, which are generated for each stage. */
const withoutSecrets = (stacks: ReturnType<typeof stage>) =>
  stacks
    .map(({ parameters, ...stack }) => ({
      ...stack,
      parameters: {
        ...parameters,
        ...Object.fromEntries(Object.keys(secrets).map((key) => [key, "secret"])),
      },
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

test.runIf(isLong).each([
  ["first release", async () => undefined],
  ["later release", async () => deployEarlier(earlierCode())],
])(
  "a %s that is interrupted after every stack and repeated ends in the same state as a single run",
  async (_, arrange) => {
    await arrange();
    let attempts = 0;
    for (let failure: string | undefined = "interrupted"; failure !== undefined; attempts++) {
      expect(failure, `after ${attempts} attempts`).toContain("interrupted");
      interruptAfterOne();
      ({ failure } = await testDeploy(aws));
      vi.restoreAllMocks();
    }
    expect(attempts).toBeGreaterThanOrEqual(5);
    await expectWholeRelease();
  },
);

test.runIf(isLong)(
  "a later release that fails in every stack and is repeated ends in the same state as a single run",
  async () => {
    await deployEarlier(earlierCode());
    const kept = lasting();
    for (const { name, template } of today.filter((stack) => !stack.name.endsWith("-Data"))) {
      const type = Object.values(template.Resources).at(-1)?.Type ?? "";
      aws.cloudFormation.account.failOnce = { stack: name, type, reason: "Rate exceeded" };
      expect((await testDeploy(aws)).failure, name).toContain("Rate exceeded");
    }
    expect((await testDeploy(aws)).failure).toBeUndefined();
    expect(lasting()).toEqual(kept);
    await expectWholeRelease();
  },
);
