import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { decodeStations, type StationTable } from "@vanfettle/stations/files/station-table";
import {
  correctStationFile,
  correctionActions,
  correctionsFile,
  parseCorrections,
  withCorrection,
  type Correction,
} from "@vanfettle/stations/importer/corrections";
import { openStationData, stationFileNames, stationsFolder } from "@vanfettle/stations/open-station-data";
import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { CommandError, UsageError } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { changeDeployedStations } from "./deployed-station-file.ts";

const usage = `  --action ACTION     ${correctionActions} (hide)
  --corrections FILE  the file of corrections, instead of the repository's`;

export default defineCommand({
  usage,
  options: { action: { type: "string" }, corrections: { type: "string" } },
  arguments: ["site number"],
  async run({ site, values, positionals, print }) {
    const correction = readCorrection(positionals[0] ?? "", values.action ?? "hide");
    const corrections = values.corrections ?? correctionsFile;
    const listedHere = isListedHere(correction.site);
    const isKnown = listedHere || isNoted(corrections, correction.site);
    const note = () => {
      writeFileSync(corrections, withCorrection(readFileSync(corrections, "utf8"), correction));
      if (listedHere) correctImportedFile(correction);
    };
    // Record the correction before changing the site, so that an interrupted run can be repeated.
    if (isKnown) note();
    const result = await correctSite(site, correction, (isListed) => {
      if (isKnown) return;
      if (!isListed) throw new CommandError(unknownSite(correction.site, site));
      note();
    });
    print({ ...correction, ...result }, resultText(site, result, corrections));
  },
});

const unknownSite = (number: string, { label }: Site): string =>
  `Neither the list imported here nor the list on ${label} has the site ${number}, so nothing was written. Check the number in DVSA's list, or import the newest edition: npm run stations.`;

/** Returns whether the list for the next build has the site. Reports a damaged list and returns false. */
function isListedHere(number: string): boolean {
  const { stations } = openStationData(stationsFolder(), ({ message }) => console.error(message));
  return stations !== undefined && sitesOf(stations).includes(number);
}

const isNoted = (corrections: string, number: string): boolean =>
  parseCorrections(readFileSync(corrections, "utf8")).some(({ site }) => site === number);

function readCorrection(number: string, action: string): Correction {
  const date = new Date().toISOString().slice(0, 10);
  try {
    const [correction] = parseCorrections(`site,action,date\n${number.toUpperCase()},${action},${date}`);
    if (correction) return correction;
  } catch {
    // The file's message contains a line number, which does not apply here.
  }
  throw new UsageError(`Name the site's number in DVSA's list, and an action: ${correctionActions}.`);
}

/** Corrects the file for the next build. */
function correctImportedFile(correction: Correction): void {
  const path = join(stationsFolder(), stationFileNames.stations);
  writeFileSync(`${path}.new`, correctStationFile(readFileSync(path), [correction]));
  renameSync(`${path}.new`, path);
}

/** Corrects the site's list and rows. `check` is called first with whether the list has the station, and may throw. */
async function correctSite(site: Site, correction: Correction, check: (isListed: boolean) => void) {
  const aws = await site.aws();
  let before: StationTable | undefined;
  const file = await changeDeployedStations(aws, (deployed) => {
    before = decodeStations(deployed);
    const isListed = sitesOf(before).includes(correction.site);
    check(isListed);
    return isListed ? correctStationFile(deployed, [correction]) : undefined;
  });
  if (!before) check(false);
  if (!file || !before) return { found: false, rowsWritten: 0 };
  const { table } = await site.table();
  const after = decodeStations(file);
  // Every row contains the list's size. Keep it, because updating all rows would delay this correction; the next
  // seeding updates it.
  const list = { ...after, header: { ...after.header, rows: before.header.rows } };
  const { written } = await seedLocations({ table }, buildSeedRows(loadGazetteer(), list));
  await invalidatePages(aws.distributionId, aws.cloudFront);
  return { found: true, rowsWritten: written };
}

const sitesOf = (table: StationTable): string[] => table.rows().map(({ site }) => site);

function resultText(
  { label }: Site,
  { found, rowsWritten }: { found: boolean; rowsWritten: number },
  corrections: string,
): string {
  const noted = `Noted in ${corrections}: commit the file, so that the next import and deploy use it.`;
  return found
    ? `${label}: corrected the list and ${rowsWritten} location rows, and cleared the caches. ${noted}`
    : `${label} has no such station. If an earlier run was interrupted, run seed and invalidate. ${noted}`;
}
