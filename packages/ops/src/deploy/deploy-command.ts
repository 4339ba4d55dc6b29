import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { problemLine } from "@vanfettle/commands/command-line";
import { placeholderFields, site } from "@vanfettle/contract/site";
import { stationsFolder } from "@vanfettle/stations/open-station-data";
import { entriesPastReview, law, type LawEntry } from "@vanfettle/vans/law/law";
import { CommandError, exitCodeFor, formatError, UsageError } from "../errors.ts";
import { askForSettings, type ReadLimits } from "../site/stage-questions.ts";
import {
  accountProblem,
  checkStageName,
  readStageSettings,
  setProfile,
  stageFile,
} from "../site/stage-settings.ts";
import type { StageDeployment } from "./deploy-stage.ts";

const usage = `Usage: npm run deploy -- --stage NAME [options]
  Settings come from stages/NAME.json, from variables such as DEPLOY_SITE_ORIGIN, or from --parameters. At a terminal,
  the command asks for the settings of a stage without a file. A parameter that is not given keeps its value. The deploy
  creates the secrets.
  --account 123456789012       the AWS account
  --profile NAME               the profile of the AWS CLI
  --parameters Key=Value ...   parameters of the stacks
  --plan                       print the changes of each stack without deploying
  --accept-stations NAME       deploy this list of MOT stations (2025-04, 2025-04-sample or none), although it is older
                               than the stage's, over six months old in production, a sample, or missing
  --accept-overdue-reviews     deploy although reviews of law are overdue; the deploy lists them as left to do
  --adopt-table NAME           adopt the table that a destroyed stage has left
  --adopt-user-pool ID         adopt the user pool that a destroyed stage has left
  --rotate-origin-token        replace the token that CloudFront sends to the API
  --allow-replacement ID ...   allow these tables, user pools, buckets, secrets or distributions to be replaced or deleted`;

/** The dependencies of a deploy, besides its arguments and the stage's settings. */
export interface DeployEnvironment extends Pick<
  StageDeployment,
  "ops" | "fetch" | "check" | "log" | "pollMs"
> {
  /** Builds stale parts and synthesizes the app for a stage. */
  synthesize: (target: { stage: string; account: string; folder: string }) => Promise<void>;
  /** Reads the limits of the stage's parameters from the templates. */
  readLimits: ReadLimits;
  facts: PublishedFacts;
  environment: NodeJS.ProcessEnv;
}

/**
 * Deploys the stage in the arguments. Throws a UsageError with all settings to fix, or the errors
 * of `deployStage`.
 */
export async function deploy(
  args: readonly string[],
  { facts, environment, synthesize, readLimits, ...tools }: DeployEnvironment,
): Promise<void> {
  const options = parse(args);
  if (options.help) return tools.log(usage);
  const { stage } = options;
  if (!stage) {
    throw new UsageError(
      "Name the stage: npm run deploy -- --stage NAME. --help explains its settings.",
    );
  }
  checkStageName(stage);
  const planOnly = options.plan;
  const acceptsOverdueReviews = options["accept-overdue-reviews"];
  const problemsOfFacts = reasonsNotToDeploy(facts, { acceptsOverdueReviews });
  // A plan publishes nothing, so it only prints them.
  const reasons = planOnly ? [] : [...problemsOfFacts];
  if (reasons.length === 0) await askForSettings(stage, readLimits);
  const settings = readStageSettings(stage);
  const account = options.account ?? environment["DEPLOY_ACCOUNT"] ?? settings.account ?? "";
  if (accountProblem(account) !== undefined) {
    reasons.push(
      `Name the AWS account, 12 digits, as account in ${stageFile(stage)}, DEPLOY_ACCOUNT or --account.`,
    );
  }
  if (reasons.length > 0) throw new UsageError(reasons.join("\n"));
  setProfile(settings, options.profile);

  // Imported after the checks above, because the AWS clients take seconds to load.
  const { checkCredentials } = await import("./account-checks.ts");
  await checkCredentials(account);
  const folder = `.build/assemblies/${stage}`;
  await synthesize({ stage, account, folder });
  const [
    { readAssembly },
    { settableParameters, stageParameters },
    { renewalOffer, stationListProblem },
  ] = await Promise.all([
    import("./assembly.ts"),
    import("./stage-parameters.ts"),
    import("./station-list.ts"),
  ]);
  const settable = settableParameters(readAssembly(folder).map(({ template }) => template));
  const sources = { assignments: options.parameters, environment, file: settings.parameters };
  const { values, problems } = stageParameters(settable, sources);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const { today } = facts;
  const list = {
    stage,
    folder: stationsFolder(environment),
    accepted: options["accept-stations"],
    today,
  };
  const listProblem = planOnly
    ? undefined
    : await stationListProblem({ ...list, fetch: tools.fetch });
  if (listProblem) throw new UsageError(listProblem);

  const { deployStage } = await import("./deploy-stage.ts");
  await deployStage({
    stage,
    account,
    assembly: folder,
    parameters: values,
    overdueReviews: acceptsOverdueReviews ? entriesPastReview(facts.law, today) : [],
    today,
    listOffer: renewalOffer(list),
    adopted: { Data: options["adopt-table"], Api: options["adopt-user-pool"] },
    planOnly,
    allowedReplacements: options["allow-replacement"],
    rotateOriginToken: options["rotate-origin-token"],
    ...tools,
  });
  if (planOnly) {
    for (const problem of problemsOfFacts) tools.log(`a deploy stops: ${problem}`);
  }
}

/** The facts that a deploy checks before publishing the site. */
export interface PublishedFacts {
  site: { email: string };
  law: Record<string, LawEntry<unknown>>;
  /** The day of the deploy, YYYY-MM-DD. */
  today: string;
}

/**
 * Returns the reasons why the site's facts must not be published, in a sentence each; empty if they
 * may. Overdue reviews can be accepted, because a deploy also goes back to an earlier release or
 * replaces a secret.
 */
export function reasonsNotToDeploy(
  { site, law, today }: PublishedFacts,
  { acceptsOverdueReviews = false } = {},
): string[] {
  const placeholders = placeholderFields(site);
  const pastReview = acceptsOverdueReviews ? [] : entriesPastReview(law, today);
  return [
    placeholders.length > 0 &&
      `packages/contract/src/site.ts still holds a placeholder: ${placeholders.join(", ")}. Visitors would see it.`,
    pastReview.length > 0 &&
      `packages/vans/src/law/law.ts has overdue reviews: ${pastReview.join(", ")}. Compare each entry with its source, then set a new reviewBy date. To deploy before that, pass --accept-overdue-reviews.`,
  ].filter((reason) => reason !== false);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", default: false },
        stage: { type: "string" },
        account: { type: "string" },
        profile: { type: "string" },
        parameters: { type: "string", multiple: true, default: [] },
        "accept-stations": { type: "string" },
        "accept-overdue-reviews": { type: "boolean", default: false },
        "rotate-origin-token": { type: "boolean", default: false },
        plan: { type: "boolean", default: false },
        "allow-replacement": { type: "string", multiple: true, default: [] },
        "adopt-table": { type: "string" },
        "adopt-user-pool": { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(problemLine(error));
  }
}

/** Runs `npm run deploy`. Prints an error in a line and sets the exit code. */
export async function runDeployCommand(
  args: readonly string[],
  outside: Pick<DeployEnvironment, "log" | "readLimits" | "synthesize">,
): Promise<void> {
  const { log } = outside;
  try {
    await deploy(args, {
      ...outside,
      facts: { site, law, today: new Date().toISOString().slice(0, 10) },
      environment: process.env,
      ops: (args) => runNode(["packages/ops/src/main.ts", ...args]),
      fetch,
      check: async ({ url, origin }) => {
        const { smokeTest } = await import("../smoke/smoke-test.ts");
        const failures = await smokeTest(url, log, { origin });
        if (failures.length > 0) throw new CommandError(failures.join("\n"));
      },
    });
  } catch (error) {
    console.error(formatError(error));
    if (process.env["DEBUG"] === "1") console.error(error);
    process.exitCode = exitCodeFor(error);
  }
}

/**
 * Runs one of our programs in a child process that inherits the environment, including the AWS
 * profile.
 */
async function runNode(args: readonly string[]): Promise<void> {
  // The program must not prompt, so its standard input is closed.
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) {
    throw new CommandError(
      `${args.join(" ")} exited with code ${code}. Fix that and deploy again.`,
    );
  }
}
