import { zipSync } from "fflate";
import { seededRandom } from "@vanfettle/commands/random";
import type { Point } from "@vanfettle/contract/geo/distance";
import { allSectorCentres } from "../geocode-postcode.ts";
import { toNationalGrid } from "../importer/national-grid.ts";
import { sampleArea } from "../sample-area.ts";

export interface SamplePostcode {
  outcode: string;
  /** The second half of the postcode: `1AA`. */
  inward: string;
  point: Point;
  /** The name of the place around it; an invented one if absent. */
  town?: string;
}

const sectorsPerOutcode = 5;
const unitsPerSector = 8;
/** The letters that can end a postcode. */
const unitLetters = "ABDEFGHJLNPQRSTUWXYZ".split("");

/** Returns the sample outcodes: `QX1` to `QX99`, and `QX1A` to `QX9Z`. */
function outcodes(): string[] {
  const numbered = Array.from({ length: 99 }, (_, n) => `${sampleArea}${n + 1}`);
  const lettered = Array.from({ length: 9 }, (_, n) =>
    unitLetters.map((letter) => `${sampleArea}${n + 1}${letter}`),
  );
  return [...numbered, ...lettered.flat()];
}

/** The number of sample outcodes. */
export const sampleOutcodeCount = outcodes().length;

/** Returns a point for each outcode, distributed over Great Britain like its population. */
function centresByPeople(): Point[] {
  const sectors = allSectorCentres();
  return Array.from(
    { length: sampleOutcodeCount },
    (_, n) => sectors[Math.floor((n * sectors.length) / sampleOutcodeCount)] as Point,
  );
}

/**
 * Returns 40 sample postcodes around each point, or about 11,000 distributed like the population of
 * Great Britain.
 */
export function samplePostcodes(
  centres: readonly (Point & { name?: string })[] = centresByPeople(),
): SamplePostcode[] {
  if (centres.length > sampleOutcodeCount) {
    throw new RangeError(`There are ${sampleOutcodeCount} sample outcodes.`);
  }
  const random = seededRandom(1);
  const names = outcodes();
  const scatter = (point: Point, degrees: number): Point => ({
    latitude: point.latitude + (random() - 0.5) * degrees,
    longitude: point.longitude + (random() - 0.5) * degrees * 1.6,
  });
  const postcodes: SamplePostcode[] = [];
  for (const [n, centre] of centres.entries()) {
    const outcode = names[n] ?? "";
    for (let digit = 0; digit < sectorsPerOutcode; digit++) {
      const sector = scatter(centre, 0.06);
      for (let unit = 0; unit < unitsPerSector; unit++) {
        const lastLetter = unitLetters[(unit * 7 + n) % unitLetters.length];
        const inward = `${digit}${unitLetters[unit]}${lastLetter}`;
        postcodes.push({
          outcode,
          inward,
          point: scatter(sector, 0.01),
          ...(centre.name && { town: centre.name }),
        });
      }
    }
  }
  return postcodes;
}

const headers = [
  "PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC",
  "Postcode,Positional_quality_indicator,Eastings,Northings,Country_code,NHS_regional_HA_code,NHS_HA_code,Admin_county_code,Admin_district_code,Admin_ward_code",
];
const metadata =
  "SAMPLE FOR TESTS\r\nPRODUCT: OS CODE-POINT\r\nDATASET VERSION NUMBER: 2025.4.0\r\n";

/** Returns the postcodes as an archive in the layout of Code-Point Open. */
export function sampleArchive(
  postcodes: readonly SamplePostcode[] = samplePostcodes(),
): Uint8Array {
  const rows = postcodes.map(({ outcode, inward, point }) => {
    const [easting, northing] = toNationalGrid(point).map(Math.round);
    // Code-Point Open pads postcodes to seven characters.
    return `"${outcode}${inward.padStart(7 - outcode.length)}",10,${easting},${northing},"E92000001","","","","",""`;
  });
  const withoutPoint = `"${sampleArea}1 9ZZ",90,0,0,"E92000001","","","","",""`;
  const text = (content: string) => new TextEncoder().encode(content);
  // A fixed date keeps the archive deterministic.
  return zipSync(
    {
      [`Data/CSV/${sampleArea.toLowerCase()}.csv`]: text([...rows, withoutPoint].join("\n")),
      "Doc/Code-Point_Open_Column_Headers.csv": text(headers.join("\n")),
      "Doc/metadata.txt": text(metadata),
    },
    { mtime: new Date(2025, 9, 20) },
  );
}

/** Returns a 60 KB archive that unpacks to more than the importer accepts. */
export const zipBomb = (): Uint8Array =>
  zipSync({ "Data/CSV/qx.csv": new Uint8Array(40_000_000) }, { mtime: new Date(2025, 9, 20) });
