import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { placeholderFields, site } from "@vanfettle/contract/site";
import { buildStale } from "./build.ts";
import { stackParameters, type ParameterOfStack } from "./deploy-parameters.ts";
import { synthStale, unknownAccount } from "./synth.ts";

const usage = `npm run deploy -- --stage NAME --account 123456789012 [--parameters Key=Value ...] [--keep-parameters] [-- CDK options]
  A parameter goes to every stack that declares it. The first deploy of a stage needs them all; later ones take
  --keep-parameters and then only those that change.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: "string" },
    account: { type: "string", default: process.env.CDK_DEFAULT_ACCOUNT ?? unknownAccount },
    parameters: { type: "string", multiple: true, default: [] },
    "keep-parameters": { type: "boolean", default: false },
  },
});

function refuse(why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}

const { stage, account } = values;
if (!stage || stage === "local") refuse("Name the stage to deploy to; `local` is the one-machine stage.");
if (account === unknownAccount) refuse("Name the account, so that no stage ends up in somebody else's.");

const placeholders = placeholderFields(site);
if (placeholders.length > 0) {
  refuse(`packages/contract/src/site.ts still holds a placeholder: ${placeholders.join(", ")}. Visitors would see it.`);
}

const log = (line: string) => console.log(`[deploy] ${line}`);
await buildStale({ log });
await synthStale({ stage, account, log });

const declared: ParameterOfStack[] = readdirSync("cdk.out")
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
const given = stackParameters({ declared, given: values.parameters, keep: values["keep-parameters"] });
if (given.problems.length > 0) refuse(given.problems.join("\n"));
const cdk = (...args: string[]): void => {
  const { status } = spawnSync("npx", ["cdk", "-a", "cdk.out", "deploy", ...args, ...positionals], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
};
const outputsFile = ".build/outputs.json";
cdk("--all", "--outputs-file", outputsFile, ...asArguments(given.values));

// The distribution comes after the stacks that tell it of new texts, so a new stage is told its id in a second round.
const isNamed = values["keep-parameters"] || values.parameters.some((pair) => pair.startsWith("DistributionId="));
if (!isNamed) {
  const outputs = JSON.parse(readFileSync(outputsFile, "utf8")) as Record<string, Record<string, string>>;
  const distributionId = Object.values(outputs).find((stack) => stack["DistributionId"])?.["DistributionId"];
  const second = stackParameters({ declared, given: [`DistributionId=${distributionId}`], keep: true });
  const stacks = second.values.map((value) => value.split(":")[0] ?? "");
  cdk(...stacks, "--exclusively", ...asArguments(second.values));
}

// A table that was restored by hand lacks what the template gives one; a deploy that leaves it so must not look well.
const { status: unprotected } = spawnSync(
  process.execPath,
  ["packages/ops/src/main.ts", "protection", "--stage", stage],
  {
    stdio: "inherit",
  },
);
process.exitCode = unprotected ?? 1;

function asArguments(parameters: readonly string[]): string[] {
  return parameters.flatMap((value) => ["--parameters", value]);
}
