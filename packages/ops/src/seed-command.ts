import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { FileError } from "@vanfettle/stations/files/file-error";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { readStationList, stationsFolder } from "@vanfettle/stations/open-station-data";
import { defineCommand } from "./command.ts";
import type { Site } from "./site/site.ts";
import { createProgressBar } from "./terminal.ts";

/**
 * Reads the imported list. A damaged list is omitted on this machine; a stage would lose its
 * stations, so throws.
 */
function readList({ stage }: Site): StationTable | undefined {
  try {
    return readStationList(stationsFolder());
  } catch (error) {
    if (!(error instanceof FileError) || stage !== undefined) throw error;
    console.error(error.message);
    return undefined;
  }
}

const seed = defineCommand({
  options: {},
  async run({ site, print }) {
    const onProgress = createProgressBar("Seeding places");
    const stations = readList(site);
    const { table } = await site.table();
    const rows = buildSeedRows(loadGazetteer(), stations);
    const result = await seedLocations({ table, onProgress }, rows);
    const { edition = null, sample = false } = stations?.header ?? {};
    const counts = `${result.written} written, ${result.unchanged} unchanged`;
    print({ ...result, edition }, `Places: ${counts}, ${stationsText(edition, sample)}`);
  },
});

function stationsText(edition: string | null, isSample: boolean): string {
  if (!edition) return "with station counts but no list of stations";
  return isSample ? "with sample stations" : `with the stations of ${edition}`;
}

export const commands = { seed };
