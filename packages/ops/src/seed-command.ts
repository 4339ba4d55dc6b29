import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { seed } from "@vanfettle/places/seed";
import type { Command } from "./commands.ts";

const barWidth = 24;

/** One line that redraws itself on a terminal and is printed each quarter elsewhere. */
function progressLine(write: (text: string) => void, redraw: boolean) {
  let quarter = 0;
  return ({ done, total }: { done: number; total: number }) => {
    if (total === 0) return;
    const share = done / total;
    const filled = Math.round(share * barWidth);
    const line = `Seeding places [${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${done}/${total}`;
    if (redraw) write(`\r${line}${done === total ? "\n" : ""}`);
    else if (Math.floor(share * 4) > quarter) {
      quarter = Math.floor(share * 4);
      write(`${line}\n`);
    }
  };
}

export const seedCommand: Command = {
  summary: "Store the gazetteer; writes only what changed",
  async run({ target, args }) {
    const { table } = await target();
    const onProgress = progressLine((text) => process.stderr.write(text), process.stderr.isTTY);
    const result = await seed({ table, onProgress }, loadGazetteer());
    if (args.includes("--json")) console.log(JSON.stringify(result));
    else console.log(`Places: ${result.written} written, ${result.unchanged} unchanged`);
  },
};
