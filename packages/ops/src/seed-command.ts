import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { defineCommand } from "./command.ts";
import { createProgressBar } from "./progress-bar.ts";

export const seedCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const { table } = await site.table();
    const onProgress = createProgressBar("Seeding places");
    const result = await seedLocations({ table, onProgress }, buildSeedRows(loadGazetteer()));
    if (values.json) console.log(JSON.stringify(result));
    else console.log(`Places: ${result.written} written, ${result.unchanged} unchanged`);
  },
});
