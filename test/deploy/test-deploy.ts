import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { deploy, type DeployEnvironment } from "@vanfettle/ops/deploy/deploy-command";
import { parameterLimits } from "../../infra/stage-parameters.ts";
import { synthStale } from "../../scripts/synth.ts";
import { startFakeAws, type FakeAws } from "./fake-aws.ts";
import { fakeSite, type FakeSite } from "./fake-site.ts";

export const account = "123456789012";
export const stage = "testing";

export const certificateArn = `arn:aws:acm:us-east-1:${account}:certificate/0a1b`;

/** The settings that pages state, and that a deploy requires. */
export const statedSettings = {
  LegalName: "Tŷ Gwyn Vans Cyf",
  LegalAddress: "2 Heol y Bont, Caerdydd, CF10 1AA",
  CompanyNumber: "09876543",
  GarageChoice: "partner",
  PartnerPayment: "booking",
};

/** The settings of a stage with its own domain. */
export const settings = {
  SiteOrigin: "https://www.vanfettle.co.uk",
  CertificateArn: certificateArn,
  PartnerBookingUrl: "https://book.vanpartner.co.uk/new?vrm={registration}&ref={reference}",
  PartnerHosts: "book.vanpartner.co.uk",
  AlarmEmail: "ops@vanfettle.co.uk",
  ...statedSettings,
};

export const facts = {
  site: { email: "hello@vanfettle.co.uk" },
  law: {},
  today: "2026-11-22",
};

export interface TestDeployResult {
  printed: string[];
  /** The executed commands, with their arguments. */
  commands: string[];
  /** The message of the error with which the deploy ended. */
  failure: string | undefined;
}

/** The folder of the tested stage's assembly, where a deploy of that stage also looks. */
export const assembly = `.build/assemblies/${stage}`;

/** Synthesizes the app for the tested stage, unless it is up to date. */
export async function synthesizeStage(): Promise<void> {
  await synthStale({ stage, account, folder: assembly });
  // These files name the constructs. The toolkit reads them twice for each of hundreds of events.
  for (const file of globSync(`${assembly}/*.metadata.json`)) {
    if (readFileSync(file, "utf8") === "{}") continue;
    writeFileSync(`${file}.${process.pid}`, "{}");
    renameSync(`${file}.${process.pid}`, file);
  }
}

/**
 * Starts the fake AWS with a valid certificate, and points the AWS SDK of this process at it. Its
 * account is a copy of `other`'s, if given.
 */
export async function startTestAccount(other?: FakeAws): Promise<FakeAws> {
  const aws = await startFakeAws(other);
  aws.state.certificates.set(certificateArn, {
    status: "ISSUED",
    names: ["vanfettle.co.uk", "*.vanfettle.co.uk"],
  });
  const environment = {
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: "testing",
    AWS_SECRET_ACCESS_KEY: "testing",
    AWS_MAX_ATTEMPTS: "1",
  };
  Object.assign(process.env, environment);
  return aws;
}

/** The inputs of a test deploy that differ from the defaults. */
interface TestDeployOptions extends Partial<DeployEnvironment> {
  /** The stage's parameters, as arguments. */
  parameters?: Record<string, string>;
  /** Further arguments of `npm run deploy`. */
  args?: readonly string[];
  site?: FakeSite;
}

let first: Promise<TestDeployResult & { aws: FakeAws }> | undefined;

/**
 * Returns the result of the tested stage's first deploy, which is made once, and the fake AWS,
 * which has stopped.
 */
export function firstDeploy() {
  first ??= (async () => {
    const aws = await startTestAccount();
    const result = await testDeploy(aws);
    await aws.stop();
    return { ...result, aws };
  })();
  return first;
}

/** Starts the fake AWS with the tested stage deployed, copied from the first deploy's. */
export async function startDeployedAccount(): Promise<FakeAws> {
  const { aws, failure } = await firstDeploy();
  if (failure !== undefined) throw new Error(failure);
  return startTestAccount(aws);
}

/** Deploys the tested stage to the fake AWS. */
export async function testDeploy(
  aws: FakeAws,
  options: TestDeployOptions = {},
): Promise<TestDeployResult> {
  const { parameters = settings, args = [], site = {}, ...changes } = options;
  const { printed, commands, ...tools } = testTools(aws, site);
  const assignments = Object.entries(parameters).flatMap(([key, value]) => [
    "--parameters",
    `${key}=${value}`,
  ]);
  try {
    await deploy(["--stage", stage, "--account", account, ...assignments, ...args], {
      ...tools,
      ...changes,
    });
    return { printed, commands, failure: undefined };
  } catch (error) {
    return { printed, commands, failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Returns the tools of a deploy: an `ops` and a `synthesize` that record their calls, and the
 * printed lines. Nothing is built, because `synthesizeStage` has already done so, and no station
 * list is imported.
 */
export function testTools(aws: FakeAws, site: FakeSite = {}) {
  const printed: string[] = [];
  const commands: string[] = [];
  return {
    printed,
    commands,
    ops: async (args: readonly string[]) => void commands.push(["ops", ...args].join(" ")),
    synthesize: async (target: { stage: string }) =>
      void commands.push(`synthesize ${target.stage}`),
    readLimits: async (name: string) => parameterLimits(name),
    fetch: fakeSite(aws.cloudFormation, stage, site),
    log: (line: string) => void printed.push(line),
    environment: { STATIONS_DIR: "no-such-folder" },
    facts,
    pollMs: 2,
  };
}
