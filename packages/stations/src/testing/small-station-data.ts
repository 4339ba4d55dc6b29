import type { Point } from "@vanfettle/contract/geo/distance";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import type { TestClass } from "@vanfettle/contract/station/station-classes";
import { numberRange } from "../files/postcode-number.ts";
import {
  buildPostcodeTable,
  decodePostcodeTable,
  encodePostcodeTable,
} from "../files/postcode-table.ts";
import { decodeStations, encodeStations, type StationRow } from "../files/station-table.ts";
import type { StationData } from "../open-station-data.ts";

/** Builds a station for tests, at a sample address. */
export const buildStationRow = (changes: Partial<StationRow> = {}): StationRow => ({
  site: "SMP1",
  name: "Sample Garage",
  address: "1 Sample Street",
  town: "Sampleton",
  postcode: "QX1 1AA",
  phone: "01632960123",
  classes: ["4"],
  latitude: 53.8,
  longitude: -1.55,
  precision: "postcode",
  uncertainMiles: 0,
  access: "public",
  councilRun: false,
  ...changes,
});

/** Builds station data from stations and postcodes by encoding and decoding the files. */
export function buildStationData(
  rows: readonly StationRow[],
  postcodes: Record<string, Point>,
): StationData {
  const places = Object.entries(postcodes).map(([text, point]) => {
    const postcode = parsePostcode(text);
    const range = postcode && numberRange(postcode);
    if (!range) throw new Error(`${text} is no postcode`);
    return { number: range.first, ...point };
  });
  const table = buildPostcodeTable(
    { edition: "2025.4.0", sample: true },
    {
      numbers: places.map(({ number }) => number),
      latitudes: places.map(({ latitude }) => latitude),
      longitudes: places.map(({ longitude }) => longitude),
    },
  );
  return {
    stations: decodeStations(
      encodeStations({ edition: "2026-02", source: "sample data", sample: true }, rows),
    ),
    postcodes: decodePostcodeTable(encodePostcodeTable(table)),
  };
}

const leeds: Point = { latitude: 53.8, longitude: -1.55 };
const milesPerDegree = 69.1;
const classesInTurn: TestClass[][] = [["4"], ["4", "7"], ["1", "2"], ["4", "5", "7"], ["7"]];

/** Postcodes and stations on both banks of the Camel, whose lowest bridge is at Wadebridge. */
const camel = {
  southBank: { latitude: 50.5389, longitude: -4.9366 },
  northBank: { latitude: 50.5498, longitude: -4.9046 },
  atBridge: { latitude: 50.5163, longitude: -4.8345 },
  upriver: { latitude: 50.4713, longitude: -4.7194 },
} as const;

/**
 * Builds sample stations around an estuary, for postcodes on its south bank (`QX5 1AA`) and north
 * bank (`QX5 1AB`). The south bank does not have a class 7 station.
 */
export function buildEstuaryStationData(): StationData {
  const rows = [
    buildStationRow({ site: "SOUTH", classes: ["4"], ...camel.southBank, latitude: 50.521 }),
    buildStationRow({ site: "NORTH", classes: ["4", "7"], ...camel.northBank }),
    buildStationRow({ site: "BRIDGE", classes: ["4", "7"], ...camel.atBridge }),
    buildStationRow({ site: "UPRIVER", classes: ["4", "7"], ...camel.upriver }),
  ];
  return buildStationData(rows, { "QX5 1AA": camel.southBank, "QX5 1AB": camel.northBank });
}

/**
 * Builds 60 sample stations, ever farther north of a postcode in Leeds. Every fifth tests only
 * motorcycles.
 */
export function buildSmallStationData(): StationData {
  const rows = Array.from({ length: 60 }, (_, n) =>
    buildStationRow({
      site: `SMP${String(n).padStart(2, "0")}`,
      classes: classesInTurn[n % classesInTurn.length] ?? [],
      latitude: leeds.latitude + (n * 0.5) / milesPerDegree,
      longitude: leeds.longitude,
    }),
  );
  return buildStationData(rows, {
    "QX1 1AA": leeds,
    "QX1 1AB": { latitude: 53.9, longitude: -1.5 },
  });
}
