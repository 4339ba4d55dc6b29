import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StationList } from "@vanfettle/contract/station/station-schemas";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { SectionFileError } from "@vanfettle/stations/files/sections";
import { decodeStations, type StationTable } from "@vanfettle/stations/files/station-table";
import {
  correctionActions,
  correctionsFile,
  correctStationFile,
  parseCorrections,
  withCorrection,
  type Correction,
} from "@vanfettle/stations/importer/corrections";
import {
  openStationData,
  stationFileNames,
  stationsFolder,
} from "@vanfettle/stations/open-station-data";
import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { CommandError, UsageError } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { openDeployedStations } from "./deployed-station-file.ts";
import { readStationList, renewalText } from "./site-station-list.ts";

const stations = defineCommand({
  options: {},
  async run({ site, print }) {
    const list = await readStationList(site);
    print({ list }, `${site.label}: ${listText(list)}`);
  },
});

function listText(list: StationList | null): string {
  if (!list) {
    return "no list of MOT stations: postcodes are located by sector, and pages show no stations";
  }
  return `${list.name}, edition ${list.edition}, ${list.rows} stations. ${renewalText(list)}`;
}

const hideStation = defineCommand({
  usage: `  --action ACTION     ${correctionActions} (hide)
  --corrections FILE  the file of corrections, instead of the repository's`,
  options: { action: { type: "string" }, corrections: { type: "string" } },
  arguments: ["site number"],
  async run({ site, values, positionals, print }) {
    const correction = readCorrection(positionals[0] ?? "", values.action ?? "hide");
    const { corrections = correctionsFile } = values;
    const listedHere = isListedHere(correction.site);
    const note = () => {
      writeFileSync(corrections, withCorrection(readFileSync(corrections, "utf8"), correction));
      if (listedHere) correctImportedFile(correction);
    };
    const isKnown = listedHere || isNoted(corrections, correction.site);
    // Record the correction before changing the site, so that an interrupted run can be repeated.
    if (isKnown) note();
    const deployed = await openDeployedStations(await site.aws());
    const before = deployed.file && decodeDeployed(deployed.file);
    const found = before !== undefined && sitesOf(before).includes(correction.site);
    if (!isKnown && !found) {
      throw new CommandError(
        `Neither the list imported here nor the list on ${site.label} has the site ${correction.site}, so nothing was written. Check the number in DVSA's list, or import the newest edition: npm run stations.`,
      );
    }
    if (!isKnown) note();
    const noted = `Noted in ${corrections}: commit the file, so that the next import and deploy use it.`;
    if (!deployed.file || !found) {
      const text = `${site.label} has no such station. If an earlier run was interrupted, run seed and invalidate. ${noted}`;
      return print({ ...correction, found, rowsWritten: 0 }, text);
    }
    const file = correctStationFile(deployed.file, [correction]);
    await deployed.replace(file);
    const rowsWritten = await updateRows(site, decodeStations(file), before.header.rows);
    const text = `${site.label}: corrected the list and ${rowsWritten} location rows, and cleared the caches. ${noted}`;
    print({ ...correction, found, rowsWritten }, text);
  },
});

function decodeDeployed(file: Buffer): StationTable {
  try {
    return decodeStations(file);
  } catch (error) {
    if (!(error instanceof SectionFileError)) throw error;
    const { message } = error;
    throw new CommandError(
      `The function's ${stationFileNames.stations} cannot be used: ${message} Deploy it again.`,
    );
  }
}

function isListedHere(number: string): boolean {
  const { stations } = openStationData(stationsFolder(), ({ message }) => console.error(message));
  return stations !== undefined && sitesOf(stations).includes(number);
}

const isNoted = (corrections: string, number: string): boolean =>
  parseCorrections(readFileSync(corrections, "utf8")).some(({ site }) => site === number);

function readCorrection(number: string, action: string): Correction {
  const date = new Date().toISOString().slice(0, 10);
  try {
    const [correction] = parseCorrections(
      `site,action,date\n${number.toUpperCase()},${action},${date}`,
    );
    if (correction) return correction;
  } catch {
    // The file's message contains a line number, which does not apply here.
  }
  throw new UsageError(
    `Name the site's number in DVSA's list, and an action: ${correctionActions}.`,
  );
}

function correctImportedFile(correction: Correction): void {
  const path = join(stationsFolder(), stationFileNames.stations);
  writeFileSync(`${path}.new`, correctStationFile(readFileSync(path), [correction]));
  renameSync(`${path}.new`, path);
}

/**
 * Writes the changed rows and clears the caches. `size` keeps the list's former size, which every
 * row contains.
 */
async function updateRows(site: Site, list: StationTable, size: number): Promise<number> {
  const { table } = await site.table();
  const rows = buildSeedRows(loadGazetteer(), { ...list, header: { ...list.header, rows: size } });
  const { written } = await seedLocations({ table }, rows);
  const { distributionId, cloudFront } = await site.aws();
  await invalidatePages(distributionId, cloudFront);
  return written;
}

const sitesOf = (table: StationTable): string[] => table.rows().map(({ site }) => site);

export const commands = { stations, "hide-station": hideStation };
