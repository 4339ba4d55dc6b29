import { parseArgs } from "node:util";
import { groups } from "./groups.ts";
import { writeSection } from "./report/report-file.ts";
import type { Group } from "./report/row.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { soak: { type: "boolean" } } });
const unknown = positionals.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(", ")}. There are: ${groups.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

async function run(group: Group): Promise<boolean> {
  const say = (line: string) => console.log(`[bench] ${group.name}: ${line}`);
  const started = performance.now();
  try {
    const rows = await group.measure({ say, soak: values.soak ?? false });
    for (const { what, bound, measured, met } of rows) {
      const word = met === undefined ? "" : met ? "met" : "NOT MET";
      say(`${what}: ${measured}${bound ? ` (${bound})` : ""} ${word}`.trimEnd());
    }
    await writeSection(groups, group, rows);
    say(`done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return true;
  } catch (error) {
    console.error(`[bench] ${group.name}:`, error);
    return false;
  }
}

let failed = 0;
for (const group of groups) {
  if (positionals.length > 0 && !positionals.includes(group.name)) continue;
  if (!(await run(group))) failed += 1;
}
// A bound that is not met is a figure to read, not an error: only what could not be measured is one.
process.exit(failed === 0 ? 0 : 1);
