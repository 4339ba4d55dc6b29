import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { seed } from "@vanfettle/places/seed";
import { defineCommand } from "./command.ts";
import { progressLine } from "./progress-bar.ts";

export const seedCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const { table } = await site.table();
    const result = await seed({ table, onProgress: progressLine("Seeding places") }, loadGazetteer());
    if (values.json) console.log(JSON.stringify(result));
    else console.log(`Places: ${result.written} written, ${result.unchanged} unchanged`);
  },
});
