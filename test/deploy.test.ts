import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { stationListProblem } from "@vanfettle/ops/deploy/station-list";
import { encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { loadCommand } from "../packages/ops/src/commands.ts";
import type { FakeAws } from "./deploy/fake-aws.ts";
import {
  certificateArn,
  facts,
  firstDeploy,
  settings,
  stage,
  startDeployedAccount,
  startTestAccount,
  statedSettings,
  synthesizeStage,
  testDeploy,
} from "./deploy/test-deploy.ts";
import { isLong } from "./suite-length.ts";

// Each test makes several deploys, which take a second each, or longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let aws: FakeAws;
beforeAll(() => synthesizeStage(), 600_000);
beforeEach(async () => {
  aws = await startTestAccount();
});
afterEach(() => aws.stop());

/**
 * Deploys as a step towards a test's state. Throws the reason if that fails, before a later line
 * hides it.
 */
async function mustDeploy(options: Parameters<typeof testDeploy>[1] = {}) {
  const result = await testDeploy(aws, options);
  if (result.failure !== undefined) throw new Error(result.failure);
  return result;
}

/** Replaces the empty account by an account in which the stage is deployed. */
async function startDeployed(): Promise<void> {
  await aws.stop();
  aws = await startDeployedAccount();
}

const home = "eu-west-2";
const stackName = (name: string) => `${stage}-vanfettle-${name}`;
const stackOf = (name: string, region = home) => aws.cloudFormation.find(region, stackName(name));
const statuses = () =>
  aws.cloudFormation.stacks.map(({ name, status }) => `${name.split("-").at(-1)} ${status}`);
const living = () => statuses().filter((line) => !line.endsWith("DELETE_COMPLETE"));
const originTokenName = `vanfettle/${stage}/origin-token`;
const secretNames = [
  `vanfettle/${stage}/booking-link-key`,
  originTokenName,
  `vanfettle/${stage}/registration-hash-key`,
];
const typesInAccount = () =>
  [...aws.cloudFormation.account.resources.keys()].map((key) => key.split(" ")[0]);

const leftToDo = (printed: readonly string[]) =>
  printed.filter((line) => line.startsWith("left to do: ")).map((line) => line.slice(12, 40));
/** The manual steps after the first deploy of a stage with a domain and an address for alarms. */
const everythingLeft = [
  "point www.vanfettle.co.uk at",
  "confirm the two emails from ",
  "store the text service's key",
  "connect DVSA and DVLA, or st",
  "invite an operator: npm run ",
  "limit the renderer's logs in",
];

const completeStage = [
  "Data CREATE_COMPLETE",
  "Generation UPDATE_COMPLETE",
  "Api UPDATE_COMPLETE",
  "Edge UPDATE_COMPLETE",
  "Web CREATE_COMPLETE",
  "Operations CREATE_COMPLETE",
];

test("case 1: a single deploy takes an empty account to a running stage, including both rounds", async () => {
  const { failure, commands, printed } = await firstDeploy();
  expect(failure).toBeUndefined();
  await startDeployed();
  expect(living()).toEqual(completeStage);
  expect(commands).toEqual([
    `synthesize ${stage}`,
    `ops seed --stage ${stage}`,
    `ops protection --stage ${stage}`,
  ]);
  expect(aws.state.bootstrapped).toEqual(new Set(["eu-west-2", "us-east-1"]));
  for (const name of ["Api", "Generation"]) {
    expect(stackOf(name).parameters["DistributionId"]).toBe("E1TESTDEPLOY1");
  }
  expect(stackOf("Api").parameters["UserPoolProtection"]).toBe("ACTIVE");
  expect(stackOf("Web").parameters).toMatchObject(statedSettings);
  expect(aws.state.invalidations).toEqual(["E1TESTDEPLOY1 /*"]);
  expect(aws.cloudFormation.stacks.filter((stack) => !stack.protected)).toEqual([]);
  expect(leftToDo(printed)).toEqual(everythingLeft);
  expect(printed.join("\n")).not.toContain("test-text-service");
  expect(printed).toContain(
    "to renew the list of MOT stations (no list is imported, the counts are of April 2025; a deploy to production refuses it from November 2025): npm run stations, then deploy again",
  );
  expect(printed).toContain("limited the renderer's logs in no region: there are no logs yet");
});

test("case 2: after a failure of round one at the distribution, the next deploy clears up and completes it", async () => {
  const { account } = aws.cloudFormation;
  account.failOnce = {
    stack: "Web",
    type: "AWS::CloudFront::Distribution",
    reason: "The function has a runtime that is not supported by Lambda@Edge: nodejs24.x",
  };
  const { failure, commands } = await testDeploy(aws);
  expect(failure).toMatch(
    /^testing-vanfettle-Web: [^]+\(AWS::CloudFront::Distribution \w+\)\s+The function has[^]+\nAWS refuses nodejs24\.x for functions at the edge: set `runtime` in infra\/edge\/edge-renderer\.ts to [^]+deploy again, which also cleans up\.$/,
  );
  expect(commands.filter((line) => line.startsWith("ops"))).toEqual([]);
  // The files are uploaded before the distribution is created, and the rollback cannot delete their
  // bucket.
  expect(statuses()).toContain("Web ROLLBACK_FAILED");
  const [failed = ""] = account.buckets.names;
  expect(account.buckets.keysIn(failed)).not.toEqual([]);
  const secrets = new Map(aws.state.secrets);
  const resumed = await testDeploy(aws);
  expect(resumed.failure).toBeUndefined();
  expect(resumed.printed).toContain(
    `${stackName("Web")} is ROLLBACK_FAILED: deleting the remains of a failed creation`,
  );
  expect(resumed.printed.filter((line) => line.startsWith("note: "))).toEqual([]);
  const kept = [...stackOf("Web").resources].find(([id]) => id.startsWith("SiteBucket"));
  expect(account.buckets.names).toEqual([kept?.[1]]);
  expect(account.buckets.names).not.toContain(failed);
  expect(leftToDo(resumed.printed)).toEqual(everythingLeft);
  expect(living()).toEqual(completeStage);
  expect(aws.state.secrets).toEqual(secrets);
  expect(stackOf("Web").parameters["OriginToken"]).toBe(stackOf("Api").parameters["OriginToken"]);
});

test.runIf(isLong)(
  "case 3: after a failure of round two, the next deploy detects that the API lacks the distribution and sets it",
  async () => {
    const printed: string[] = [];
    const log = (line: string) => {
      printed.push(line);
      if (line !== `${stackName("Operations")}: deployed`) return;
      aws.cloudFormation.account.failOnce = {
        stack: "Api",
        type: "AWS::IAM::Role",
        reason: "Rate exceeded",
      };
    };
    const { failure } = await testDeploy(aws, { log });
    expect(failure).toMatch(/^testing-vanfettle-Api: [^]+\(AWS::IAM::Role \w+\)\s+Rate exceeded/);
    expect(stackOf("Api")).toMatchObject({
      status: "UPDATE_ROLLBACK_COMPLETE",
      parameters: { DistributionId: "none" },
    });
    const resumed = await testDeploy(aws);
    expect(resumed.failure).toBeUndefined();
    expect(leftToDo(resumed.printed)).toEqual(everythingLeft);
    expect(stackOf("Api").parameters).toMatchObject({
      DistributionId: "E1TESTDEPLOY1",
      UserPoolProtection: "ACTIVE",
    });
  },
);

test("case 4: a later deploy keeps the parameters that are not given, and deploys each stack once", async () => {
  await mustDeploy({ parameters: { ...settings, MonthlyBudget: "250" } });
  const before = stackOf("Api").parameters;
  const { failure, printed } = await testDeploy(aws, { parameters: { DailyTokenBudget: "1000" } });
  expect(failure).toBeUndefined();
  expect(stackOf("Api").parameters).toEqual({ ...before, DailyTokenBudget: "1000" });
  expect(stackOf("Operations").parameters["MonthlyBudget"]).toBe("250");
  expect(stackOf("Generation").parameters).toMatchObject({
    DailyTokenBudget: "1000",
    DistributionId: "E1TESTDEPLOY1",
  });
  expect(printed.filter((line) => line.endsWith(": deployed"))).toEqual([
    `${stackName("Generation")}: deployed`,
    `${stackName("Api")}: deployed`,
  ]);
  expect(aws.state.invalidations).toEqual(["E1TESTDEPLOY1 /*", "E1TESTDEPLOY1 /*"]);
});

test("case 5: no secret appears in arguments or output, and both stacks read it from Secrets Manager", async () => {
  const { commands, printed } = await firstDeploy();
  await startDeployed();
  expect([...aws.state.secrets.keys()].toSorted()).toEqual(secretNames);
  const values = [...aws.state.secrets.values()];
  for (const value of values) {
    expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect([...commands, ...printed].filter((line) => line.includes(value))).toEqual([]);
  }
  const [linkKey, originToken, hashKey] = secretNames.map((name) => aws.state.secrets.get(name));
  expect(stackOf("Api").parameters).toMatchObject({
    OriginToken: originToken,
    RegistrationHashKey: hashKey,
    BookingLinkKey: linkKey,
  });
  expect(stackOf("Web").parameters["OriginToken"]).toBe(originToken);
});

test("ignores the trailing line break of a key stored from a file", async () => {
  await startDeployed();
  const hashKey = aws.state.secrets.get(secretNames[2] ?? "");
  aws.state.secrets.set(secretNames[2] ?? "", `${hashKey}\n`);
  expect((await testDeploy(aws)).failure).toBeUndefined();
  expect(stackOf("Api").parameters["RegistrationHashKey"]).toBe(hashKey);
});

test.runIf(isLong)(
  "case 6: reports a quota that is too small before it creates anything, and reserves nothing with 0",
  async () => {
    aws.cloudFormation.account.concurrencyQuota = 10;
    const refused = await testDeploy(aws);
    expect(refused.failure).toMatch(
      /^BookingConcurrency=100 and WritingConcurrency=40 would leave -130 of the 10 concurrent Lambda executions in eu-west-2/,
    );
    expect([refused.commands, statuses(), aws.state.secrets.size]).toEqual([
      [`synthesize ${stage}`],
      [],
      0,
    ]);
    const none = { ...settings, BookingConcurrency: "0", WritingConcurrency: "0" };
    const { failure, printed } = await testDeploy(aws, { parameters: none });
    expect(failure).toBeUndefined();
    expect(printed.filter((line) => line.startsWith("note: "))).toEqual([
      expect.stringContaining("may run 10 Lambda"),
    ]);
    expect(printed).toContain("checked: credentials of 123456789012, quotas, settings");
    const reserving = { parameters: { BookingConcurrency: "100", WritingConcurrency: "40" } };
    aws.cloudFormation.account.concurrencyQuota = 239;
    expect((await testDeploy(aws, reserving)).failure).toContain("would leave 99 of the 239");
    aws.cloudFormation.account.concurrencyQuota = 240;
    expect((await testDeploy(aws, reserving)).failure).toBeUndefined();
    expect(
      (await testDeploy(aws, reserving)).failure,
      "its own reservation is not counted twice",
    ).toBeUndefined();
  },
);

test.runIf(isLong)(
  "case 7: a creation that fails late leaves neither a user pool nor a log group behind",
  async () => {
    aws.cloudFormation.account.failOnce = {
      stack: "Api",
      type: "AWS::ApiGatewayV2::Stage",
      reason: "Limit exceeded",
    };
    expect((await testDeploy(aws)).failure).toMatch(
      /^testing-vanfettle-Api: [^]+\(AWS::ApiGatewayV2::Stage \w+\)\s+Limit exceeded/,
    );
    const { events } = aws.cloudFormation.stacks.find(({ name }) => name === stackName("Api")) ?? {
      events: [],
    };
    expect(
      events.length - events.findIndex(({ status }) => status === "CREATE_FAILED"),
    ).toBeGreaterThan(100);
    expect(living()).toEqual([
      "Data CREATE_COMPLETE",
      "Generation CREATE_COMPLETE",
      "Api ROLLBACK_COMPLETE",
    ]);
    expect(typesInAccount()).not.toContain("AWS::Cognito::UserPool");
    const kept = [...stackOf("Data").resources, ...stackOf("Generation").resources];
    expect(aws.cloudFormation.account.resources.size).toBe(kept.length);
    expect((await testDeploy(aws)).failure).toBeUndefined();
  },
);

test.runIf(isLong)(
  "case 8: clears earlier leftovers: a failed creation with its protection, and the renderer's log group",
  async () => {
    await mustDeploy({
      parameters: { ...settings, BookingConcurrency: "0", WritingConcurrency: "0" },
    });
    const web = stackOf("Web");
    Object.assign(web, { status: "ROLLBACK_COMPLETE", protected: true });
    // No stack follows a Web stack whose creation failed.
    stackOf("Operations").status = "DELETE_COMPLETE";
    const group = `/aws/lambda/us-east-1.${stackName("edge")}`;
    aws.state.logGroups.set(`${home} ${group}`, undefined);
    const { failure, printed } = await testDeploy(aws);
    expect(failure).toBeUndefined();
    expect(printed).toContain(
      `${stackName("Web")} is ROLLBACK_COMPLETE: deleting the remains of a failed creation`,
    );
    expect(aws.state.logGroups.size).toBe(0);
    expect(printed.join("\n")).toContain(`deleted the log group ${group}`);
  },
);

test.runIf(isLong)("waits for a stack that another deploy is still changing", async () => {
  await startDeployed();
  const data = stackOf("Data");
  data.status = "UPDATE_IN_PROGRESS";
  const find = aws.cloudFormation.find.bind(aws.cloudFormation);
  let polls = 0;
  vi.spyOn(aws.cloudFormation, "find").mockImplementation((...wanted) => {
    const found = find(...wanted);
    if (found === data && data.status === "UPDATE_IN_PROGRESS" && ++polls === 5) {
      data.status = "UPDATE_COMPLETE";
    }
    return found;
  });
  expect((await testDeploy(aws)).failure).toBeUndefined();
  expect(polls).toBe(5);
});

test.runIf(isLong)(
  "a failed rollback continues with the next deploy, or names the remedy for the blocking resource",
  async () => {
    await startDeployed();
    const failing = {
      stack: "Edge",
      type: "AWS::WAFv2::WebACL",
      reason: "Rate exceeded",
      rollbackFails: true,
    };
    const changed = { parameters: { AlarmEmail: "other@vanfettle.co.uk" } };
    vi.stubEnv("AWS_PROFILE", undefined);
    try {
      aws.cloudFormation.account.failOnce = failing;
      expect((await testDeploy(aws, changed)).failure).toMatch(
        /^testing-vanfettle-Edge: [^]+\(AWS::WAFv2::WebACL \w+\)\s+Rate exceeded[^]+deploy again/,
      );
      aws.cloudFormation.account.failOnce = failing;
      const { failure } = await testDeploy(aws, changed);
      expect(failure).toContain(`${stackName("Edge")} is still UPDATE_ROLLBACK_FAILED: `);
      expect(failure).toContain("(AWS::WAFv2::WebACL): Rate exceeded. Fix ");
      expect(failure).toContain(
        `aws cloudformation continue-update-rollback --stack-name ${stackName("Edge")} --region us-east-1 --resources-to-skip WebAcl`,
      );
      const resumed = await testDeploy(aws, changed);
      expect(resumed.failure).toBeUndefined();
      expect(resumed.printed).toContain(
        `${stackName("Edge")} is UPDATE_ROLLBACK_FAILED: continuing its rollback`,
      );
      expect(stackOf("Edge", "us-east-1")).toMatchObject({
        status: "UPDATE_COMPLETE",
        parameters: { AlarmEmail: "other@vanfettle.co.uk" },
      });
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

test("seeds the locations before it invalidates the pages, and checks the protection last", async () => {
  await startDeployed();
  aws.state.invalidations.length = 0;
  const steps: string[] = [];
  const note = (step: string) =>
    steps.push(`${step}, ${aws.state.invalidations.length} invalidations`);
  const ops = async ([name]: readonly string[]) => {
    note(`${name} begins`);
    await sleep(20);
    note(`${name} ends`);
  };
  // CloudFront would store pages with the places of the last release again if it were invalidated
  // before the seed.
  const check = async () => void note("check");
  expect((await testDeploy(aws, { ops, check })).failure).toBeUndefined();
  expect(steps).toEqual([
    "seed begins, 0 invalidations",
    "seed ends, 0 invalidations",
    "protection begins, 1 invalidations",
    "protection ends, 1 invalidations",
    "check, 1 invalidations",
  ]);
});

test("stops before it invalidates the pages if the seed fails", async () => {
  await startDeployed();
  aws.state.invalidations.length = 0;
  const ops = async () => Promise.reject(new Error("The table does not respond."));
  expect((await testDeploy(aws, { ops })).failure).toBe("The table does not respond.");
  expect(aws.state.invalidations).toEqual([]);
});

test("names the command that restores a secret marked for deletion", async () => {
  await startDeployed();
  aws.state.deletedSecrets.add(originTokenName);
  expect((await testDeploy(aws)).failure).toBe(
    `The secret ${originTokenName} is marked for deletion. Run aws secretsmanager restore-secret --secret-id ${originTokenName} --region eu-west-2 first.`,
  );
});

test.runIf(isLong)("repeats the remaining steps until they are done", async () => {
  await startDeployed();
  const old = new Date(Date.now() - 4 * 86_400_000);
  for (const stack of aws.cloudFormation.stacks) stack.createdAt = old;
  const { outputs } = stackOf("Api");
  aws.state.operators.set("ann", { pool: outputs["UserPoolId"] ?? "" });
  for (const secret of [
    outputs["DvsaKeysArn"],
    stackOf("Generation").outputs["TextServiceKeyArn"],
  ]) {
    aws.state.secrets.set(secret ?? "", "a key");
  }
  const site = { hosts: ["www.vanfettle.co.uk"] };
  expect(leftToDo((await mustDeploy({ site })).printed)).toEqual(["limit the renderer's logs in"]);
  const group = `us-west-2 /aws/lambda/us-east-1.${stackName("edge")}`;
  aws.state.logGroups.set(group, undefined);
  const { printed } = await mustDeploy({ site });
  expect(leftToDo(printed)).toEqual([]);
  // With a key, a deploy offers what shows whether the service accepts it.
  expect(printed.at(-1)).toBe(
    `to test the text service with two paid calls: npm run ops -- test-text-service --stage ${stage}`,
  );
  expect(aws.state.logGroups.get(group)).toBe(90);
});

test.runIf(isLong)("a deploy lists the regions that a policy denies, and completes", async () => {
  const group = `us-west-2 /aws/lambda/us-east-1.${stackName("edge")}`;
  await startDeployed();
  aws.state.logGroups.set(group, undefined);
  aws.state.denied.add("logs us-east-1");
  const { failure, printed, commands: run } = await testDeploy(aws);
  expect(failure).toBeUndefined();
  expect(printed).toContain("limited the renderer's logs in us-west-2");
  expect(printed).toContain("note: a policy denies access to the renderer's logs in us-east-1");
  expect(aws.state.logGroups.get(group)).toBe(90);
  expect(run).toContain(`ops protection --stage ${stage}`);
  aws.state.denied.add("account us-east-1");
  const unlisted = await testDeploy(aws);
  expect(unlisted.failure).toBeUndefined();
  expect(unlisted.printed).toContain(
    "note: a policy denies access to the renderer's logs in regions other than the default (account:ListRegions is denied), us-east-1",
  );
});

test("checks the site from outside at the end, and explains how to go back if a check fails", async () => {
  const checked: unknown[] = [];
  const passed = await testDeploy(aws, { check: async (site) => void checked.push(site) });
  const site = {
    url: "https://d111111abcdef8.cloudfront.net",
    origin: "https://www.vanfettle.co.uk",
  };
  expect([passed.failure, checked]).toEqual([undefined, [site]]);
  expect(passed.printed.at(-1)).toBe(
    "checked the site from outside: https://d111111abcdef8.cloudfront.net",
  );
  const check = async () => Promise.reject(new Error("/ answers with 500."));
  const { failure, printed } = await testDeploy(aws, { check });
  expect(failure?.split("\n")).toEqual([
    `${stage} is deployed, but its site fails the check from outside:`,
    "/ answers with 500.",
    `To go back: check out the last good commit, run npm ci, and deploy it with npm run deploy -- --stage ${stage}`,
    `docs/deploying.md, "Going back to the previous release", has every step.`,
  ]);
  expect(printed).toContain(`${stage} is deployed: https://www.vanfettle.co.uk`);
});

test("fails before it changes a stack if files cannot be published, with AWS's reason", async () => {
  aws.state.denied.add("s3 us-east-1");
  const { failure } = await testDeploy(aws);
  expect(failure).toContain("testing-vanfettle-Edge");
  expect(failure).toMatch(/: .*(AccessDenied|not authorized|have access)/);
  expect([statuses(), aws.state.secrets.size]).toEqual([[], 0]);
});

test.runIf(isLong)(
  "lists the manual steps for a domain and an address for alarms that are set later",
  async () => {
    const { PartnerBookingUrl } = settings;
    const parameters = { PartnerBookingUrl, ...statedSettings };
    expect(leftToDo((await mustDeploy({ parameters })).printed)).toEqual(everythingLeft.slice(2));
    const old = new Date(Date.now() - 4 * 86_400_000);
    for (const stack of aws.cloudFormation.stacks) stack.createdAt = old;
    expect(leftToDo((await mustDeploy()).printed)).toEqual(everythingLeft);
  },
);

test("gives a stage without a domain the address of its distribution in the second round", async () => {
  const { PartnerBookingUrl } = settings;
  const { failure, printed } = await testDeploy(aws, {
    parameters: { PartnerBookingUrl, ...statedSettings },
  });
  expect(failure).toBeUndefined();
  for (const name of ["Api", "Web"]) {
    expect(stackOf(name).parameters["SiteOrigin"]).toBe("https://d111111abcdef8.cloudfront.net");
  }
  expect(printed).toContain(`${stage} is deployed: https://d111111abcdef8.cloudfront.net`);
  expect(printed.filter((line) => line.includes("DNS"))).toEqual([]);
  const again = await mustDeploy({ parameters: { PartnerBookingUrl } });
  expect(again.printed.filter((line) => line.endsWith(": deployed"))).toEqual([]);
});

test.each([
  [
    "credentials of another account",
    () => (aws.state.account = "210987654321"),
    /for account 210987654321, but the stage is in 123456789012/,
    [],
  ],
  [
    "credentials that have expired",
    () => (aws.state.account = ""),
    /^There are no usable AWS credentials \(ExpiredToken/,
    [],
  ],
  [
    "a certificate that waits for validation",
    () =>
      aws.state.certificates.set(certificateArn, {
        status: "PENDING_VALIDATION",
        names: ["www.vanfettle.co.uk"],
      }),
    /^CertificateArn: the certificate is PENDING_VALIDATION/,
    [`synthesize ${stage}`],
  ],
  [
    "a certificate for another host",
    () =>
      aws.state.certificates.set(certificateArn, { status: "ISSUED", names: ["vanfettle.co.uk"] }),
    /^CertificateArn: the certificate is for vanfettle\.co\.uk, not for www\.vanfettle\.co\.uk\.$/,
    [`synthesize ${stage}`],
  ],
  [
    "no such certificate",
    () => aws.state.certificates.clear(),
    /^CertificateArn: the certificate does not exist in us-east-1\.$/,
    [`synthesize ${stage}`],
  ],
])("reports %s before it creates anything", async (_, arrange, message, before) => {
  arrange();
  const { failure, commands } = await testDeploy(aws);
  expect(failure).toMatch(message);
  expect([commands, statuses(), aws.state.secrets.size]).toEqual([before, [], 0]);
});

test("names the command that lists profiles if the profile does not exist", async () => {
  const keys = ["AWS_PROFILE", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_CONFIG_FILE"];
  for (const key of [...keys, "AWS_SHARED_CREDENTIALS_FILE"]) vi.stubEnv(key, undefined);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  try {
    const { failure, commands: run } = await testDeploy(aws, {
      args: ["--profile", "no-such-profile"],
    });
    expect(failure).toMatch(
      /^There are no usable AWS credentials in the profile no-such-profile \(Credentials/,
    );
    expect(failure).toContain("aws configure list-profiles");
    expect(run).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("checks the credentials before it requests the stage's station list", async () => {
  await startDeployed();
  aws.state.account = "210987654321";
  aws.requests.length = 0;
  expect((await testDeploy(aws, { site: { status: 503 } })).failure).toMatch(
    /^The credentials are for account/,
  );
  expect(aws.requests).toEqual(["sts eu-west-2 GetCallerIdentity"]);
});

test("replaces a station list by an empty one, or on a stage that does not respond, only with --accept-stations", async () => {
  await startDeployed();
  const list = {
    name: "MOT test stations",
    edition: "2025-04",
    rows: 1,
    licence: "OGL-3.0",
    sample: false,
  } as const;
  const silent = `Could not read the list of MOT stations of ${stage}: it returned 503.`;
  for (const [site, problem] of [
    [
      { list },
      "The stage uses the list of 2025-04, but no list is imported here: npm run stations.",
    ],
    [{ status: 503 }, silent],
  ] as const) {
    const refused = await testDeploy(aws, { site });
    expect(refused.failure).toBe(`${problem} To deploy anyway, pass --accept-stations none.`);
    expect(refused.commands).toEqual([`synthesize ${stage}`]);
    expect(
      (await testDeploy(aws, { site, args: ["--accept-stations", "2025-04"] })).failure,
    ).toContain(problem);
    expect(
      (await testDeploy(aws, { site, args: ["--accept-stations", "none"] })).failure,
    ).toBeUndefined();
  }
});

test("reports every problem of the settings at once", async () => {
  const { failure } = await testDeploy(aws, {
    parameters: {
      SiteOrigin: "https://www.vanfettle.co.uk",
      PartnerBookingUrl: "https://a.partner.co.uk/x",
      PartnerHosts: "b.partner.co.uk",
      OpenAiReview: "off",
      PublishAutomatically: "true",
    },
  });
  expect(failure?.split("\n")).toEqual([
    "LegalName is missing. Legal name of the company or person that runs the site.",
    "LegalAddress is missing. Registered office of the company, or business address of the person, that runs the site.",
    "CompanyNumber is missing. Number at Companies House; none for a person or partnership that is not registered there.",
    "GarageChoice is missing. Who chooses the garage that does the work: visitor, on the partner's site, or partner.",
    "PartnerPayment is missing. What the partner pays the site for: each booking, each request, a fixed fee, or nothing.",
    "PartnerHosts does not have a.partner.co.uk, the host of PartnerBookingUrl.",
    expect.stringContaining("SiteOrigin: www.vanfettle.co.uk needs CertificateArn"),
    "OpenAiReview=off requires PublishAutomatically=false, because an operator must read texts that no second reader has judged.",
  ]);
});

test("refuses a list of stations of over six months for production, unless it is accepted by name", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stations-"));
  const isNewStage = { fetch, accepted: undefined, folder, stage: "production" };
  const problem = (also: Partial<Parameters<typeof stationListProblem>[0]> & { today: string }) =>
    stationListProblem({ ...isNewStage, ...also });
  const refused = (month: string, name: string) =>
    `The list of MOT stations is of ${month}, over 6 months old. Import the newest with npm run stations. To deploy anyway, pass --accept-stations ${name}.`;

  // Without an import, pages show the committed counts.
  expect(await problem({ today: "2025-10-31" })).toBeUndefined();
  expect(await problem({ today: "2025-11-01" })).toBe(refused("April 2025", "none"));
  expect(await problem({ today: "2025-11-01", accepted: "none" })).toBeUndefined();
  expect(await problem({ today: "2025-11-01", accepted: "2025-04" })).toBe(
    refused("April 2025", "none"),
  );

  const list = encodeStations({ edition: "2026-05", source: "GOV.UK", sample: false }, [
    buildStationRow(),
  ]);
  writeFileSync(join(folder, "stations.bin"), list);
  expect(await problem({ today: "2026-11-30" })).toBeUndefined();
  expect(await problem({ today: "2026-12-01" })).toBe(refused("May 2026", "2026-05"));
  expect(await problem({ today: "2026-12-01", accepted: "2026-05" })).toBeUndefined();
  expect(await problem({ today: "2027-12-01", stage: "trial" })).toBeUndefined();
});

test("lists accepted overdue reviews of law as left to do, and the reason why a deploy stops in a plan", async () => {
  const fee = { value: 1, source: "", validFrom: "2010-04-06", reviewBy: "2026-11-21" };
  const late = { ...facts, law: { fee } };
  const { printed } = await testDeploy(aws, { facts: late, args: ["--plan"] });
  expect(printed.at(-1)).toMatch(/^a deploy stops: .* overdue reviews: fee\./);
  const accepted = await testDeploy(aws, { facts: late, args: ["--accept-overdue-reviews"] });
  expect(accepted.failure).toBeUndefined();
  expect(accepted.printed).toContain(
    "left to do: compare with their sources in packages/vans/src/law/law.ts: fee",
  );
});

test.runIf(isLong)(
  "reminds of npm run evaluate-texts only where texts are published automatically",
  async () => {
    const reminds = async (parameters: Record<string, string>) =>
      (await mustDeploy({ parameters: { ...settings, ...parameters } })).printed.some((line) =>
        line.includes("npm run evaluate-texts"),
      );
    expect(await reminds({ PublishAutomatically: "true" })).toBe(true);
    expect(await reminds({ PublishAutomatically: "false" })).toBe(false);
  },
);

test("names a stage that does not respond, with its address and the option", async () => {
  await startDeployed();
  const cause = new Error("connect ECONNREFUSED 127.0.0.1:443");
  const silent: typeof fetch = async () => Promise.reject(new TypeError("fetch failed", { cause }));
  expect((await testDeploy(aws, { fetch: silent })).failure).toBe(
    `Could not read the list of MOT stations of ${stage}: https://d111111abcdef8.cloudfront.net did not respond (connect ECONNREFUSED 127.0.0.1:443). To deploy anyway, pass --accept-stations none.`,
  );
});

test("destroy lists everything that stays, in its stacks and outside of them", async () => {
  await startDeployed();
  const group = `/aws/lambda/us-east-1.${stackName("edge")}`;
  aws.state.logGroups.set(`us-west-2 ${group}`, undefined);
  const destroy = await loadCommand("destroy");
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await destroy.run(
    ["--stage", stage, "--confirm", stage, "--poll-seconds", "0.002", "--json"],
    {},
  );
  const { stays } = JSON.parse(String(said.mock.lastCall?.[0])) as { stays: string[] };
  said.mockRestore();
  const inAccount = [...aws.cloudFormation.account.resources.keys()];
  expect(stays.filter((line) => line.startsWith("AWS::")).toSorted()).toEqual(inAccount.toSorted());
  expect(new Set(typesInAccount())).toEqual(
    new Set([
      "AWS::Cognito::UserPool",
      "AWS::DynamoDB::Table",
      "AWS::Logs::LogGroup",
      "AWS::S3::Bucket",
      "AWS::SecretsManager::Secret",
    ]),
  );
  expect(stays.filter((line) => !line.startsWith("AWS::"))).toEqual([
    `certificate ${certificateArn}`,
    "DNS records: of www.vanfettle.co.uk to d111111abcdef8.cloudfront.net, and of the certificate's validation",
    `log group ${group} in us-west-2`,
    expect.stringMatching(/^replicas of the edge function/),
    ...[originTokenName, secretNames[2], secretNames[0]].map((name) => `secret ${name} in ${home}`),
    expect.stringMatching(/^stack CDKToolkit in eu-west-2 and us-east-1/),
    expect.stringMatching(/^roles of a pipeline/),
    expect.stringMatching(/^metrics/),
  ]);
});

test.runIf(isLong)("adopts a table and a user pool left by an earlier stage", async () => {
  await startDeployed();
  const destroy = await loadCommand("destroy");
  await expect(destroy.run(["--stage", stage], {})).rejects.toThrow(
    "Confirm with --confirm testing",
  );
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await destroy.run(["--stage", stage, "--confirm", stage, "--poll-seconds", "0.002"], {});
  const last = String(said.mock.lastCall?.[0]);
  said.mockRestore();
  const [, userPool = "", table = ""] =
    /npm run deploy -- --stage testing --adopt-user-pool (\S+) --adopt-table (\S+)$/.exec(last) ??
    [];
  expect([table, userPool]).toEqual([
    expect.stringContaining("Data"),
    expect.stringContaining("Api"),
  ]);
  expect(living()).toEqual([]);
  const missing = await testDeploy(aws, { args: ["--adopt-table", "no-such-table"] });
  expect(missing.failure).toBe(
    "testing-vanfettle-Data: AWS::DynamoDB::Table no-such-table does not exist.",
  );
  expect(living()).toEqual([]);
  const adopting = { args: ["--adopt-table", table, "--adopt-user-pool", userPool] };
  const { failure, printed } = await testDeploy(aws, adopting);
  expect(failure).toBeUndefined();
  expect(printed).toContain(`${stackName("Data")}: adopted AWS::DynamoDB::Table`);
  expect(printed).toContain(`${stackName("Api")}: adopted AWS::Cognito::UserPool`);
  expect(stackOf("Data").outputs["TableName"]).toBe(table);
  expect([...stackOf("Api").resources.values()]).toContain(userPool);
  expect((await testDeploy(aws, adopting)).failure, "the same command again").toBeUndefined();
});

test("does not silently adopt a table or a user pool that exists outside its stack", async () => {
  await startDeployed();
  const { TableName: table } = stackOf("Data").outputs;
  const { failure, commands: run } = await testDeploy(aws, {
    args: ["--adopt-table", "kept", "--adopt-user-pool", "old"],
  });
  expect(failure?.split("\n")).toEqual([
    `--adopt-table kept: ${stackName("Data")} exists with ${table}, and a stack can adopt resources only when it is created. Destroy the stage first, then deploy with the same options.`,
    expect.stringContaining(`--adopt-user-pool old: ${stackName("Api")} exists with `),
  ]);
  expect(run).toEqual([`synthesize ${stage}`]);
});

test("a stage whose edge function still has replicas is destroyed later, and its retained resources are listed at once", async () => {
  await startDeployed();
  const destroy = await loadCommand("destroy");
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const args = ["--stage", stage, "--confirm", stage, "--poll-seconds", "0.002"];
  const reason = "Lambda was unable to delete the function because it is a replicated function.";
  aws.cloudFormation.account.failOnce = {
    stack: "Edge",
    type: "AWS::Lambda::Function",
    reason,
    atDeletion: true,
  };
  try {
    await expect(destroy.run(args, {})).rejects.toThrow(
      new RegExp(
        `^${stackName("Edge")} could not be deleted: \\w+ \\(AWS::Lambda::Function\\): ${reason}`,
      ),
    );
    expect(living()).toContain("Edge DELETE_FAILED");
    await destroy.run(args, {});
    expect(living()).toEqual([]);
    const lines = said.mock.calls.map(([line]) => String(line));
    expect(lines).toContainEqual(
      expect.stringMatching(/-Api: deleted; kept for a later deploy: --adopt-user-pool \S+$/),
    );
  } finally {
    said.mockRestore();
  }
});

test.runIf(isLong)(
  "accepts a new origin token before CloudFront sends it, and then drops the old token",
  async () => {
    await startDeployed();
    const before = aws.state.secrets.get(originTokenName);
    aws.cloudFormation.account.failOnce = {
      stack: "Web",
      type: "AWS::CloudFront::Distribution",
      reason: "Rate exceeded",
    };
    const rotating = { args: ["--rotate-origin-token"] };
    expect((await testDeploy(aws, rotating)).failure).toContain("Rate exceeded");
    const accepted = stackOf("Api").parameters["OriginToken"]?.split(",") ?? [];
    expect([accepted.length, accepted[1], stackOf("Web").parameters["OriginToken"]]).toEqual([
      2,
      before,
      before,
    ]);
    aws.cloudFormation.account.failOnce = {
      stack: "Web",
      type: "AWS::CloudFront::Distribution",
      reason: "Rate exceeded",
    };
    expect((await testDeploy(aws, rotating)).failure, "the same command again").toContain(
      "Rate exceeded",
    );
    expect(stackOf("Api").parameters["OriginToken"]?.split(",")).toEqual(accepted);
    expect((await testDeploy(aws)).failure).toBeUndefined();
    const stored = aws.state.secrets.get(originTokenName);
    expect(stored).toBe(accepted[0]);
    expect(stackOf("Api").parameters["OriginToken"]).toBe(stored);
    expect(stackOf("Web").parameters["OriginToken"]?.split(",")[0]).toBe(stored);
  },
);
