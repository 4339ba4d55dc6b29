import { existsSync, globSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";

const usage = `Usage: npm run mutants -- SUBJECT [--sample N] [--seed TEXT] [--least PERCENT]
  Changes the code of SUBJECT in many small ways, one at a time, in a copy, and lists the changes that no test of its
  package sees. SUBJECT is a folder of packages/core/src (booking), a package (functions) or a path. --sample tries N
  of the changes, which --seed chooses. Exits with 1 if the tests see fewer than --least percent of them (80).`;

const { values, positionals } = parseOptions(
  usage,
  {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    least: { type: "string", default: "80" },
  },
  true,
);
const [subject, ...others] = positionals;
if (!subject || others.length > 0) exitWithProblem("Name one subject.");
const root = [subject, `packages/core/src/${subject}`, `packages/${subject}/src`].find((path) =>
  existsSync(path),
);
const [sample, least] = [Number(values.sample), Number(values.least)];
if (!root) exitWithProblem(`"${subject}" is neither a folder of core nor a package nor a path.`);
if (!(sample >= 1)) {
  exitWithProblem(`--sample must be a whole number from 1, not "${values.sample}".`);
}
if (!(least >= 0 && least <= 100)) {
  exitWithProblem(`--least must be from 0 to 100, not "${values.least}".`);
}

const mutate = root.endsWith(".ts")
  ? [root]
  : globSync(`${root}/**/*.{ts,tsx}`, { exclude: ["**/testing/**"] });

// Tests that run on every engine only need a single engine here.
process.env["TEST_DYNAMODB"] ??= "dynalite";
Object.assign(process.env, {
  MUTANT_ROOT: process.cwd(),
  MUTANT_SEED: values.seed,
  MUTANT_SAMPLE: values.sample,
  // Exclude the tests in the root: some read the source code, which Stryker changes, and others boot the whole site.
  MUTANT_TESTS: `${root.split("/").slice(0, 2).join("/")}/src/**/*.test.{ts,tsx}`,
});
await new Stryker({
  mutate: mutate.filter((file) => !/\.test\.tsx?$/.test(file)),
  testRunner: "vitest",
  vitest: { configFile: "test/mutants.vitest.ts" },
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutant-sample.ts"],
  checkers: ["sample"],
  tempDirName: ".build/mutants",
  ignorePatterns: [".build", ".data", "cdk.out", "dist"],
  // Stryker rewrites this file with an API that TypeScript 7 lacks. Vitest does not need it.
  tsconfigFile: "no-tsconfig.json",
  disableTypeChecks: false,
  // A slow machine must not count as a failed test. Stryker detects endless loops by iteration count before this
  // timeout.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 60,
  reporters: [process.stdout.isTTY ? "progress" : "progress-append-only", "clear-text"],
  clearTextReporter: { logTests: false, reportTests: false },
  // Below `break`, Stryker sets the exit code 1.
  thresholds: { high: 100, low: least, break: least },
})
  .runMutationTest()
  // Stryker has already printed the reason, such as a test that fails without mutants.
  .catch(() => process.exit(1));
