import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodePostcodeTable, type PostcodeTable } from "./files/postcode-table.ts";
import { decodeStations, type StationTable } from "./files/station-table.ts";

/** The files that `npm run stations` writes. */
export const stationFileNames = { stations: "stations.bin", postcodes: "postcodes.bin" } as const;

/** Where the importer writes the files, and where builds and deploys look for them, unless `STATIONS_DIR` says so. */
const defaultStationsFolder = ".stations";

/** Returns the folder of the files, from the environment. */
export const stationsFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env["STATIONS_DIR"] || defaultStationsFolder;

/** The imported data. Each part is undefined while it has not been imported. */
export interface StationData {
  stations?: StationTable | undefined;
  postcodes?: PostcodeTable | undefined;
}

/** Reads the imported files of a folder, as far as there are any. Throws a `SectionFileError` for a broken one. */
export function openStationData(folder: string): StationData {
  return {
    stations: openFile(join(folder, stationFileNames.stations), decodeStations),
    postcodes: openFile(join(folder, stationFileNames.postcodes), decodePostcodeTable),
  };
}

function openFile<T>(path: string, decode: (file: Buffer) => T): T | undefined {
  return existsSync(path) ? decode(readFileSync(path)) : undefined;
}
