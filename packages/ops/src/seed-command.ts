import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { seed } from "@vanfettle/places/seed";
import { defineCommand } from "./command.ts";
import { createProgressBar } from "./progress-bar.ts";

export const seedCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const { table } = await site.table();
    const result = await seed({ table, onProgress: createProgressBar("Seeding places") }, loadGazetteer());
    if (values.json) console.log(JSON.stringify(result));
    else console.log(`Places: ${result.written} written, ${result.unchanged} unchanged`);
  },
});
