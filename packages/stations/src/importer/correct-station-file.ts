import { decodeStations, encodeStations } from "../files/station-table.ts";
import { applyCorrections, type Correction } from "./corrections.ts";

/** Applies corrections to a station file. Throws a `SectionFileError` for any other file. */
export function correctStationFile(file: Buffer, corrections: readonly Correction[]): Buffer {
  const { header, rows } = decodeStations(file);
  return encodeStations(header, applyCorrections(rows(), corrections).rows);
}
