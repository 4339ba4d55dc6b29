import { spawnSync } from "node:child_process";
import { exitWithProblem, parseOptions } from "./command-line.ts";
import { exitOnFailedScript } from "./run-script.ts";
import { synthStale } from "./synth.ts";

const usage = `Usage: npm run faults -- [--times N] [--short] [test files]
  Runs the fault suite in its long form, N times in a row; --short runs the short form, as npm test does.`;

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
const testFiles = positionals.length > 0 ? positionals : ["test/faults/"];
// Each scenario boots a site and a database: five at once would measure the machine's load.
const vitest = ["vitest", "run", "--maxConcurrency=2", ...testFiles];
const env = { ...process.env, ...(values.short ? {} : { FAULTS: "long" }) };
for (let run = 1; run <= times; run += 1) {
  const { status } = spawnSync("npx", vitest, { stdio: "inherit", env });
  log(`run ${run} of ${times}: ${status === 0 ? "passed" : "failed"}`);
  if (status !== 0) process.exit(1);
}
