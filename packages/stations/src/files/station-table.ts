import KDBush from "kdbush";
import type { PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import {
  testClasses,
  testsVans,
  type TestClass,
} from "@vanfettle/contract/station/station-classes";
import type { Station } from "@vanfettle/contract/station/station-schemas";
import { indexPoints } from "../point.ts";
import { decodeFile, writeSections, type readSections } from "./sections.ts";

export interface StationFileHeader {
  kind: "stations";
  /** The year and month of the list: `2025-04`. */
  edition: string;
  /** The origin of the list: a URL or a file name. */
  source: string;
  sample: boolean;
  /** The total number of stations, and the number of van stations, which come first. */
  rows: number;
  vanRows: number;
}

/** A stored station: its public fields without the distance, and its geocoding precision. */
export interface StationRow extends Omit<Station, "miles" | "exact" | "acrossWater"> {
  precision: PostcodeLevel;
  /** The maximum error of the point in miles: 0, unless it is the centre of a sector or outcode. */
  uncertainMiles: number;
}

export interface StationTable {
  header: StationFileHeader;
  /** Finds van stations by longitude and latitude. Its ids are row numbers. */
  index: KDBush;
  /** The longitude and latitude of each row, interleaved. */
  coordinates: Float64Array;
  uncertainMiles: Float64Array;
  /** The classes of each row as bits: class 1 is bit 1. */
  classes: Uint8Array;
  row: (position: number) => StationRow;
  rows: () => StationRow[];
}

/** The file stores the index in this list. */
const geocodeLevels = ["postcode", "sector", "outcode"] as const satisfies readonly PostcodeLevel[];
const accesses = ["public", "ask first"] as const;
/** The flags: two bits for the geocoding precision, followed by these. */
const askFirstBit = 4;
const councilBit = 8;
const textFields = ["site", "name", "address", "town", "postcode", "phone"] as const;
/** Fields cannot contain tabs: cleaning replaces all white space with spaces. */
const separator = "\t";

/** Encodes classes as a bit set. */
export const classBits = (classes: readonly TestClass[]): number =>
  classes.reduce((bits, each) => bits | (1 << Number(each)), 0);

function classesIn(bits: number): TestClass[] {
  return testClasses.filter((each) => bits & (1 << Number(each)));
}

/** Encodes a list of stations. The order of `rows` does not matter. */
export function encodeStations(
  { edition, source, sample }: Pick<StationFileHeader, "edition" | "source" | "sample">,
  rows: readonly StationRow[],
): Buffer {
  const ordered = rows.toSorted(byVansAndSite);
  const vanRows = ordered.filter(({ classes }) => testsVans(classes)).length;
  const texts = ordered.map((row) => textFields.map((field) => row[field] ?? "").join(separator));
  const coordinates = ordered.flatMap(({ longitude, latitude }) => [longitude, latitude]);
  const header: StationFileHeader = {
    kind: "stations",
    edition,
    source,
    sample,
    rows: rows.length,
    vanRows,
  };
  return writeSections(header, {
    index: new Uint8Array(indexPoints(ordered.slice(0, vanRows)).data),
    coordinates: Float64Array.from(coordinates),
    uncertainMiles: Float64Array.from(ordered, (row) => row.uncertainMiles),
    classes: Uint8Array.from(ordered, ({ classes }) => classBits(classes)),
    flags: Uint8Array.from(ordered, flagsOf),
    textEnds: Uint32Array.from(endsOf(texts)),
    text: Buffer.from(texts.join(""), "utf8"),
  });
}

/** Compares stations: stations that test vans come first. */
function byVansAndSite(a: StationRow, b: StationRow): number {
  const difference = Number(testsVans(b.classes)) - Number(testsVans(a.classes));
  if (difference !== 0) return difference;
  return a.site < b.site ? -1 : 1;
}

function flagsOf({ precision, access, councilRun }: StationRow): number {
  return (
    geocodeLevels.indexOf(precision) |
    (access === "ask first" ? askFirstBit : 0) |
    (councilRun ? councilBit : 0)
  );
}

function endsOf(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map((text) => {
    end += Buffer.byteLength(text);
    return end;
  });
}

/**
 * Decodes a file from `encodeStations`. Decodes a row's text on demand. Throws a
 * `SectionFileError`.
 */
export const decodeStations = (file: Buffer): StationTable => decodeFile(file, "stations", decode);

function decode({
  header,
  names,
  section,
}: ReturnType<typeof readSections<StationFileHeader>>): StationTable {
  const indexBytes = section("index", Uint8Array);
  const [classes, flags] = [section("classes", Uint8Array), section("flags", Uint8Array)];
  const text = section("text", Uint8Array);
  const coordinates = section("coordinates", Float64Array);
  // Files from earlier imports do not have this section.
  const uncertainMiles = names.includes("uncertainMiles")
    ? section("uncertainMiles", Float64Array)
    : new Float64Array(header.rows);
  const textEnds = section("textEnds", Uint32Array);
  const decoder = new TextDecoder();

  function row(position: number): StationRow {
    const start = position === 0 ? 0 : textEnds[position - 1];
    const fields = decoder.decode(text.subarray(start, textEnds[position])).split(separator);
    const [site = "", name = "", address = "", town = "", postcode = "", phone = ""] = fields;
    const flag = flags[position] ?? 0;
    return {
      site,
      name: name || null,
      address,
      town,
      postcode,
      phone: phone || null,
      classes: classesIn(classes[position] ?? 0),
      longitude: coordinates[position * 2] ?? 0,
      latitude: coordinates[position * 2 + 1] ?? 0,
      precision: geocodeLevels[(flag & 3) as 0 | 1 | 2],
      uncertainMiles: uncertainMiles[position] ?? 0,
      access: accesses[flag & askFirstBit ? 1 : 0],
      councilRun: (flag & councilBit) !== 0,
    };
  }

  const rows = () => Array.from({ length: header.rows }, (_, position) => row(position));
  return {
    header,
    index: KDBush.from(indexBytes.slice().buffer),
    coordinates,
    uncertainMiles,
    classes,
    row,
    rows,
  };
}
