import { exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";
import { bookingGroup } from "./booking/booking-group.ts";
import { pageGroup } from "./page/page-group.ts";
import { writeSection } from "./report/report-file.ts";
import type { Group } from "./report/row.ts";
import { runGroup } from "./run/run-group.ts";

/** The groups, in the order of the report. */
const groups: readonly Group[] = [pageGroup, bookingGroup, runGroup];

const names = groups.map(({ name }) => name).join(", ");
const { positionals } = parseOptions(
  `Usage: npm run bench -- [GROUP ...]\n  Measures the site and writes docs/benchmarks.md. Groups: ${names}`,
  {},
  true,
);
const unknown = positionals.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) exitWithProblem(`There is no group ${unknown.join(", ")}`);

// A missed bound is written to the report. Only a failed measurement is an error.
for (const group of groups) {
  if (positionals.length > 0 && !positionals.includes(group.name)) continue;
  const log = (line: string) => console.log(`[bench] ${group.name}: ${line}`);
  const rows = await group.measure(log);
  for (const { label, bound, measured, met } of rows) {
    log(`${label}: ${measured} (${bound})${met ? "" : " NOT MET"}`);
  }
  await writeSection(groups, group, rows);
}
process.exit(0);
