import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { openStationData, stationsFolder } from "@vanfettle/stations/open-station-data";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { defineCommand } from "./command.ts";
import { createProgressBar } from "./progress-bar.ts";

export const seedCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    const { table } = await site.table();
    const onProgress = createProgressBar("Seeding places");
    const { stations } = openStationData(stationsFolder());
    const result = await seedLocations({ table, onProgress }, buildSeedRows(loadGazetteer(), stations));
    const edition = stations?.header.edition ?? null;
    if (values.json) console.log(JSON.stringify({ ...result, edition }));
    else {
      const named = edition ? `with the stations of ${edition}` : "with figures and no list of stations";
      console.log(`Places: ${result.written} written, ${result.unchanged} unchanged, ${named}`);
    }
  },
});
