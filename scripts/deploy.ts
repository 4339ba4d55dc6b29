import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
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
const passed = given.values.flatMap((value) => ["--parameters", value]);
const { status } = spawnSync("npx", ["cdk", "-a", "cdk.out", "deploy", "--all", ...passed, ...positionals], {
  stdio: "inherit",
});
process.exit(status ?? 1);
