import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { law } from "@vanfettle/contract/law";
import { marketingClaims } from "@vanfettle/contract/marketing-claims";
import { site } from "@vanfettle/contract/site";
import { exitWithUsage, parseOptions } from "./command-line.ts";
import { toStackParameters, type DeclaredParameter } from "./deploy-parameters.ts";
import { reasonsNotToDeploy } from "./deploy-readiness.ts";
import { exitOnFailedScript } from "./run-script.ts";
import { stationListRefusal } from "./station-list.ts";
import { synthStale, unknownAccount } from "./synth.ts";

const usage = `Usage: npm run deploy -- --stage NAME --account 123456789012 [--parameters Key=Value ...] [--keep-parameters]
  [--accept-unproved-claims] [--accept-stations NAME] [-- CDK options]
  A parameter goes to every stack that declares it. The first deploy of a stage needs all that have no default; later
  ones take --keep-parameters and then only those that change. Claims without evidence are deployed only with
  --accept-unproved-claims. --accept-stations names a list of MOT stations to deploy although it is older than the
  stage's, made up, or none: 2025-04, 2025-04-sample, none.`;

const { values: options, positionals: cdkOptions } = parseOptions(
  {
    stage: { type: "string" },
    account: { type: "string", default: process.env.CDK_DEFAULT_ACCOUNT ?? unknownAccount },
    parameters: { type: "string", multiple: true, default: [] },
    "keep-parameters": { type: "boolean", default: false },
    "accept-unproved-claims": { type: "boolean", default: false },
    "accept-stations": { type: "string" },
  },
  usage,
);
function reject(problem: string): never {
  exitWithUsage(problem, usage);
}

const { stage, account } = options;
if (!stage || stage === "local") reject("Name the stage to deploy to with --stage; `local` runs on this machine only.");
if (account === unknownAccount) reject("Name the AWS account to deploy to with --account or CDK_DEFAULT_ACCOUNT.");

const reasons = reasonsNotToDeploy({
  site,
  claims: marketingClaims,
  law,
  today: new Date().toISOString().slice(0, 10),
  acceptUnprovedClaims: options["accept-unproved-claims"],
});
if (reasons.length > 0) reject(reasons.join("\n"));

const listRefusal = stationListRefusal(stage, options["accept-stations"]);
if (listRefusal) reject(listRefusal);

await exitOnFailedScript(() => synthStale({ stage, account, log: (line) => console.log(`[deploy] ${line}`) }));

const parameters = toStackParameters({
  declared: declaredParameters(),
  assignments: options.parameters,
  keepOthers: options["keep-parameters"],
});
if (parameters.problems.length > 0) reject(parameters.problems.join("\n"));
const outputsFile = ".build/outputs.json";
cdkDeploy(["--all", "--outputs-file", outputsFile], parameters.values);

// The API's stack comes before the distribution and needs its id, so a new stage gets the id in a second deploy.
const hasDistributionId =
  options["keep-parameters"] || options.parameters.some((pair) => pair.startsWith("DistributionId="));
if (!hasDistributionId) {
  const outputs = JSON.parse(readFileSync(outputsFile, "utf8")) as Record<string, Record<string, string>>;
  const distributionId = Object.values(outputs).find((stack) => stack["DistributionId"])?.["DistributionId"];
  const { values } = toStackParameters({
    declared: declaredParameters(),
    assignments: [`DistributionId=${distributionId}`],
    keepOthers: true,
  });
  const stacks = values.map((value) => value.split(":")[0] ?? "");
  cdkDeploy([...stacks, "--exclusively"], values);
}

// A table that was restored by hand lacks what the template sets on a table. The deploy fails until that is mended.
const opsCommand = ["packages/ops/src/main.ts", "protection", "--stage", stage];
process.exitCode = spawnSync(process.execPath, opsCommand, { stdio: "inherit" }).status ?? 1;

/** Returns the parameters that the synthesized templates declare. */
function declaredParameters(): DeclaredParameter[] {
  return readdirSync("cdk.out")
    .filter((name) => name.endsWith(".template.json"))
    .flatMap((name) => {
      const template = JSON.parse(readFileSync(`cdk.out/${name}`, "utf8")) as {
        Parameters?: Record<string, { Default?: string }>;
      };
      const stack = name.replace(".template.json", "");
      return Object.entries(template.Parameters ?? {}).map(([key, { Default }]) => ({
        stack,
        key,
        required: Default === undefined,
      }));
    });
}

/** Runs `cdk deploy` and ends this process with its exit code if it fails. */
function cdkDeploy(args: readonly string[], stackParameters: readonly string[]): void {
  const parameterArgs = stackParameters.flatMap((value) => ["--parameters", value]);
  const { status } = spawnSync("npx", ["cdk", "-a", "cdk.out", "deploy", ...args, ...parameterArgs, ...cdkOptions], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
