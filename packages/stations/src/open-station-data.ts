import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FileError, fileErrorOf } from "./files/file-error.ts";
import { decodePostcodeTable, type PostcodeTable } from "./files/postcode-table.ts";
import { SectionFileError } from "./files/sections.ts";
import { decodeStations, type StationTable } from "./files/station-table.ts";

/** The files that `npm run stations` writes. */
export const stationFileNames = { stations: "stations.bin", postcodes: "postcodes.bin" } as const;

/**
 * The output folder of the importer and the input folder of builds and deploys, unless
 * `STATIONS_DIR` is set.
 */
const defaultStationsFolder = ".stations";

/** Returns the folder of the files from the environment. */
export const stationsFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env["STATIONS_DIR"] || defaultStationsFolder;

/** The imported data. Each part is undefined until it is imported. */
export type StationData = {
  stations?: StationTable | undefined;
  postcodes?: PostcodeTable | undefined;
};

/**
 * Reads the imported files of a folder, if present. Passes an unusable file to `report` and omits
 * it.
 */
export function openStationData(folder: string, report: (problem: FileError) => void): StationData {
  const open = <T>(name: string, decode: (file: Buffer) => T): T | undefined => {
    try {
      return openFile(join(folder, name), decode);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      report(error);
      return undefined;
    }
  };
  return {
    stations: open(stationFileNames.stations, decodeStations),
    postcodes: open(stationFileNames.postcodes, decodePostcodeTable),
  };
}

/** Reads the imported list of a folder, if present. Throws a `FileError` if it is unusable. */
export const readStationList = (folder: string): StationTable | undefined =>
  openFile(join(folder, stationFileNames.stations), decodeStations);

function openFile<T>(path: string, decode: (file: Buffer) => T): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof SectionFileError)) throw fileErrorOf(error, path) ?? error;
    throw new FileError(
      `${path} cannot be used: ${error.message} Import the lists again with npm run stations, or delete the file: the site also works without it, with fewer details.`,
    );
  }
}
