import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";
import { exitOnFailedScript } from "./run-script.ts";
import { synthStale } from "./synth.ts";

const usage = `Usage: npm run faults -- [--times N] [--short] [test files]
  Runs the fault suite, and all other tests that have a long form, in their long form, N times in a row. --short runs the
  short form, as npm test does. Without test files, the long form ends with the shared test files in a random order.`;

const { values, positionals } = parseOptions(
  usage,
  { times: { type: "string", default: "1" }, short: { type: "boolean", default: false } },
  true,
);
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  exitWithProblem(`--times must be a whole number from 1, not "${values.times}".`);
}
const log = (line: string) => console.log(`[faults] ${line}`);

await exitOnFailedScript(() => synthStale({ stage: "local", log }));
// A browser runs only long tests.
const browser = positionals.length === 0 && !values.short ? ensureBrowser(log) : undefined;
const env = {
  ...process.env,
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(!values.short && { FAULTS: "long" }),
};

const run = (command: string[]): boolean =>
  spawnSync("npx", command, { stdio: "inherit", env }).status === 0;

const withLongForm = globSync("{packages,infra,scripts,test}/**/*.test.ts", {
  exclude: ["**/node_modules/**"],
}).filter((file) => readFileSync(file, "utf8").includes("/suite-length.ts"));
const testFiles = positionals.length > 0 ? positionals : ["test/faults/", ...withLongForm];
// Each scenario starts a site and a database. Two such files at once would test how a busy machine
// behaves.
const startsSites = (file: string): boolean => file.startsWith("test/");
const vitest = ["vitest", "run", "--maxConcurrency=2"];
const runs = [
  [...vitest, "--maxWorkers=1", ...testFiles.filter(startsSites)],
  [...vitest, ...testFiles.filter((file) => !startsSites(file))],
].filter((command) => command.some((word) => testFiles.includes(word)));
/** Runs the files that share processes in a random order, which shows what one leaves to the next. */
function runShuffled(): boolean {
  const seed = Date.now();
  log(`the order of the shared files is that of --sequence.seed=${seed}`);
  const seeded = ["vitest", "run", `--sequence.seed=${seed}`];
  // The tests within a file of a deploy need their order.
  const ends = [
    [...seeded, "--project=shared", "--sequence.shuffle"],
    [...seeded, "--project=deploys", "--sequence.shuffle.files"],
  ].map(run);
  return ends.every(Boolean);
}
const playwright = ["playwright", "test", "--config=test/e2e/playwright.config.ts", "--grep=@long"];
for (let repetition = 1; repetition <= times; repetition += 1) {
  // All of them, because each takes minutes, and one that fails says nothing of the others.
  const ends = [...runs.map(run), ...(browser ? [runShuffled(), run(playwright)] : [])];
  const passed = ends.every(Boolean);
  log(`run ${repetition} of ${times}: ${passed ? "passed" : "failed"}`);
  if (!passed) process.exit(1);
}
