import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { ImportError } from "../files/file-error.ts";
import { numberRange } from "../files/postcode-number.ts";
import { buildPostcodeTable, isWithinBounds, type PostcodeTable } from "../files/postcode-table.ts";
import { fromNationalGrid } from "./national-grid.ts";
import { parseCsv } from "./parse-csv.ts";
import { openZip, type ZipReader } from "./read-zip.ts";

/** The columns that are read, by their names in `Doc/`. */
const columns = ["Postcode", "Positional_quality_indicator", "Eastings", "Northings"] as const;
/** The quality indicator of a postcode without coordinates. */
const noPoint = "90";

/**
 * Reads Ordnance Survey's Code-Point Open archive. Throws an `ImportError` if it is damaged or has
 * another layout.
 */
export async function readCodePoint(
  path: string,
  sample: boolean,
  onFile: (share: number) => void,
): Promise<PostcodeTable> {
  const zip = await openZip(path);
  try {
    const files = zip.names.filter((name) => /(^|\/)Data\/CSV\/[a-z]+\.csv$/i.test(name));
    if (files.length === 0) {
      throw new ImportError(
        "The archive has no postcodes in Data/CSV; is it Code-Point Open as CSV?",
      );
    }
    const positions = await columnPositions(zip);
    const postcodes = {
      numbers: [] as number[],
      latitudes: [] as number[],
      longitudes: [] as number[],
    };
    for (const [done, file] of files.entries()) {
      addRows(parseCsv(await zip.read(file), `file ${file}`), positions, postcodes);
      onFile((done + 1) / files.length);
    }
    return buildPostcodeTable({ edition: await editionOf(zip), sample }, postcodes);
  } finally {
    zip.close();
  }
}

async function columnPositions(zip: ZipReader): Promise<number[]> {
  const file = zip.names.find((name) => /column_headers\.csv$/i.test(name));
  if (!file) {
    throw new ImportError(
      "The archive does not list its columns in Doc/, so its layout is unknown.",
    );
  }
  const [, headers = []] = parseCsv(await zip.read(file), `file ${file}`);
  const positions = columns.map((column) => headers.indexOf(column));
  if (positions.includes(-1)) {
    throw new ImportError(
      `The archive's columns are ${headers.join(", ")}; expected ${columns.join(", ")} among them.`,
    );
  }
  return positions;
}

async function editionOf(zip: ZipReader): Promise<string> {
  const file = zip.names.find((name) => /metadata\.txt$/i.test(name));
  const text = file ? (await zip.read(file)).toString("latin1") : "";
  const edition = /DATASET VERSION NUMBER:\s*([\d.]+)/i.exec(text)?.[1];
  if (!edition) {
    throw new ImportError("The archive does not contain the edition of Code-Point Open.");
  }
  return edition;
}

function addRows(
  rows: readonly string[][],
  positions: readonly number[],
  table: Record<"numbers" | "latitudes" | "longitudes", number[]>,
): void {
  const [postcodeAt = 0, qualityAt = 1, eastingAt = 2, northingAt = 3] = positions;
  for (const row of rows) {
    const postcode = parsePostcode(row[postcodeAt] ?? "");
    const range = postcode?.level === "postcode" ? numberRange(postcode) : undefined;
    if (!range || row[qualityAt] === noPoint) continue;
    const point = fromNationalGrid(Number(row[eastingAt]), Number(row[northingAt]));
    if (!isWithinBounds(point)) continue;
    table.numbers.push(range.first);
    table.latitudes.push(point.latitude);
    table.longitudes.push(point.longitude);
  }
}
