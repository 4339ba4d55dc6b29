import { around } from "geokdbush";
import type KDBush from "kdbush";
import type { Point } from "@vanfettle/contract/geo/distance";
import type { Postcode, PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import sectorsByOutcode from "../data/sectors.json" with { type: "json" };
import { pointIn, type PostcodeTable } from "./files/postcode-table.ts";
import { centreOf, indexPoints, roundPoint } from "./point.ts";

export interface GeocodedPostcode {
  /**
   * The area that `centre` is the centre of: the postcode, or the smallest known area around it.
   */
  placed: PostcodeLevel;
  centre: Point;
}

/**
 * Geocodes a postcode with the imported table or this package's sectors. Falls back to the sector
 * and the outcode.
 */
export function geocodePostcode(
  postcode: Postcode,
  table?: PostcodeTable,
): GeocodedPostcode | undefined {
  for (const within of [postcode, ...widerThan(postcode)]) {
    const tabled = within.level === "postcode" ? undefined : tabledCentre(within);
    const centre = (table && pointIn(table, within)) ?? tabled;
    if (centre) return { placed: within.level, centre: roundPoint(centre) };
  }
  return undefined;
}

/** Returns the sector and outcode of a postcode. */
export function widerThan({ level, area, outcode, sectorDigit }: Postcode): Postcode[] {
  const whole: Postcode = { level: "outcode", text: outcode, area, outcode };
  if (level === "outcode" || sectorDigit === undefined) return [];
  const sector: Postcode = {
    ...whole,
    level: "sector",
    text: `${outcode} ${sectorDigit}`,
    sectorDigit,
  };
  return level === "postcode" ? [sector, whole] : [whole];
}

/** The digit of a sector, the centre of its postcodes in degrees, and their number. */
type SectorCentre = [digit: number, latitude: number, longitude: number, postcodes: number];

const byOutcode = new Map(Object.entries(sectorsByOutcode) as [string, SectorCentre[]][]);

/**
 * Returns the sectors of an outcode. People write the outcodes in the middle of London without their
 * letter: `SW1` stands for SW1A to SW1Y.
 */
function sectorsOf(outcode: string): SectorCentre[] {
  const sectors = byOutcode.get(outcode);
  if (sectors || !/^(?:[EW]|[A-Z]{2})\d$/.test(outcode)) return sectors ?? [];
  return Array.from("ABCDEFGHJKMNPRSTUVWXY").flatMap(
    (letter) => byOutcode.get(outcode + letter) ?? [],
  );
}

/**
 * Returns the centre of a sector or outcode; half of all postcodes are within 0.5 and 0.9 miles of
 * it.
 */
function tabledCentre({ outcode, sectorDigit }: Postcode): Point | undefined {
  const chosen = sectorsOf(outcode).filter(
    ([digit]) => sectorDigit === undefined || digit === Number(sectorDigit),
  );
  return centreOf(
    chosen.map(([, latitude, longitude, weight]) => ({ latitude, longitude, weight })),
  );
}

/** Returns the centres and outcodes of all sectors of Great Britain, sorted by postcode. */
export function allSectorCentres(): (Point & { outcode: string; sector: string })[] {
  return [...byOutcode].flatMap(([outcode, sectors]) =>
    sectors.map(([digit, latitude, longitude]) => ({
      outcode,
      sector: `${outcode} ${digit}`,
      latitude,
      longitude,
    })),
  );
}

let sectorIndex: { sectors: string[]; index: KDBush } | undefined;

/** Returns the sector whose centre is nearest to a point in Great Britain, such as `LA9 4`. */
export function nearestSector({ latitude, longitude }: Point): string | undefined {
  if (!sectorIndex) {
    const centres = allSectorCentres();
    sectorIndex = { sectors: centres.map(({ sector }) => sector), index: indexPoints(centres) };
  }
  const [position] = around(sectorIndex.index, longitude, latitude, 1);
  return position === undefined ? undefined : sectorIndex.sectors[position];
}
