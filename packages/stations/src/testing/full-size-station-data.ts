import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import type { TestClass } from "@vanfettle/contract/station/station-classes";
import sectorsByOutcode from "../../data/sectors.json" with { type: "json" };
import { numberRange } from "../files/postcode-number.ts";
import { buildPostcodeTable } from "../files/postcode-table.ts";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import type { StationData } from "../open-station-data.ts";
import { buildStationRow } from "./small-station-data.ts";

/** The rows of DVSA's list of April 2025, and the share of them that tests class 7. */
const published = { stations: 22_984, class7: 0.283 };
/** The postcodes that two letters can tell apart in a sector. */
const mostInSector = 26 * 26;

type SectorCentre = [digit: number, latitude: number, longitude: number, postcodes: number];

/** Returns a number from 0 to 1 that depends on `n` only. */
const scattered = (n: number): number => ((n * 2_654_435_761) % 2 ** 32) / 2 ** 32;

/** Moves a centre by up to half a mile, and always in the same way for `n`. */
const near = (degrees: number, n: number): number => degrees + (scattered(n) - 0.5) * 0.015;

/** Builds sample postcodes around the centre of each sector, as many as the sector has. */
function buildPostcodes() {
  const postcodes = {
    numbers: [] as number[],
    latitudes: [] as number[],
    longitudes: [] as number[],
  };
  for (const [outcode, sectors] of Object.entries(sectorsByOutcode)) {
    for (const [digit, latitude, longitude, count] of sectors as SectorCentre[]) {
      const sector = parsePostcode(`${outcode} ${digit}`);
      const range = sector && numberRange(sector);
      if (!range) continue;
      for (let n = 0; n < Math.min(count, mostInSector); n += 1) {
        postcodes.numbers.push(range.first + n);
        postcodes.latitudes.push(near(latitude, range.first + n));
        postcodes.longitudes.push(near(longitude, range.first - n));
      }
    }
  }
  return postcodes;
}

/**
 * Builds sample data of the size and density of the published files: the postcodes of Great
 * Britain, and as many stations, at postcodes evenly taken from them.
 */
export function buildFullSizeStationData(): StationData {
  const postcodes = buildPostcodes();
  const step = postcodes.numbers.length / published.stations;
  const rows = Array.from({ length: published.stations }, (_, n) => {
    const at = Math.floor(n * step);
    const classes: TestClass[] = scattered(n) < published.class7 ? ["4", "7"] : ["4"];
    return buildStationRow({
      site: `SMP${n}`,
      classes,
      latitude: postcodes.latitudes[at] ?? 0,
      longitude: postcodes.longitudes[at] ?? 0,
    });
  });
  const header = { edition: "2026-02", source: "sample data", sample: true };
  return {
    stations: decodeStations(encodeStations(header, rows)),
    postcodes: buildPostcodeTable({ edition: "2025.4.0", sample: true }, postcodes),
  };
}
