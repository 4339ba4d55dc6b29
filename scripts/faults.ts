import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { buildStale } from "./build.ts";
import { synthStale } from "./synth.ts";

/** The fault suite in its long form, `--times` in a row; `--short` takes the form that `npm test` runs. */
const { values, positionals } = parseArgs({
  options: { times: { type: "string", default: "1" }, short: { type: "boolean", default: false } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times takes a whole number from 1 on, not "${values.times}".`);
  process.exit(2);
}
const log = (line: string) => console.log(`[faults] ${line}`);

await buildStale({ log });
await synthStale({ stage: "local", log });
const tests = positionals.length > 0 ? positionals : ["test/faults/"];
// Each history has a site and a database of its own: five at once would be a test of the machine.
const vitest = ["vitest", "run", "--maxConcurrency=2", ...tests];
const env = { ...process.env, ...(values.short ? {} : { FAULTS: "long" }) };
for (let turn = 1; turn <= times; turn += 1) {
  const { status } = spawnSync("npx", vitest, { stdio: "inherit", env });
  log(`round ${turn} of ${times}: ${status === 0 ? "green" : "red"}`);
  if (status !== 0) process.exit(1);
}
