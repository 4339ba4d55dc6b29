import { exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";
import { groups } from "./groups.ts";
import { writeSection } from "./report/report-file.ts";
import type { Group } from "./report/row.ts";

const names = groups.map(({ name }) => name).join(", ");
const { values, positionals } = parseOptions(
  `Usage: npm run bench -- [--soak] [GROUP ...]\n  Measures the site and writes docs/benchmarks.md. Groups: ${names}`,
  { soak: { type: "boolean" } },
  true,
);
const unknown = positionals.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) exitWithProblem(`There is no group ${unknown.join(", ")}`);

/** Measures a group and writes its section. Returns false if the measurement failed. */
async function runGroup(group: Group): Promise<boolean> {
  const log = (line: string) => console.log(`[bench] ${group.name}: ${line}`);
  const started = performance.now();
  try {
    const rows = await group.measure({ log, soak: values.soak ?? false });
    for (const { label, bound, measured, met } of rows) {
      const verdict = met === undefined ? "" : met ? "met" : "NOT MET";
      log(`${label}: ${measured}${bound ? ` (${bound})` : ""} ${verdict}`.trimEnd());
    }
    await writeSection(groups, group, rows);
    log(`done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return true;
  } catch (error) {
    console.error(`[bench] ${group.name}:`, error);
    return false;
  }
}

let failed = 0;
for (const group of groups) {
  if (positionals.length > 0 && !positionals.includes(group.name)) continue;
  if (!(await runGroup(group))) failed += 1;
}
// A missed bound is reported without an error exit; only a failed measurement is an error.
process.exit(failed === 0 ? 0 : 1);
