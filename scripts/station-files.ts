import { join } from "node:path";
import { stationFileNames, stationsFolder } from "@vanfettle/stations/open-station-data";

/** The paths of the imported files. Without them the functions work by sectors and figures. */
export const stationFiles = Object.values(stationFileNames).map((name) => join(stationsFolder(), name));
