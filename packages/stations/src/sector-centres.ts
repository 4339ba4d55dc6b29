import type { Point } from "@vanfettle/contract/geo/distance";
import type { Postcode } from "@vanfettle/contract/geo/postcode";
import sectorsByOutcode from "../data/sectors.json" with { type: "json" };
import { centreOf } from "./point.ts";

/** The digit of a sector, the centre of its postcodes in degrees, and their number. */
type SectorCentre = [digit: number, latitude: number, longitude: number, postcodes: number];

const byOutcode = new Map(Object.entries(sectorsByOutcode) as [string, SectorCentre[]][]);

/** Returns the centre of a sector or outcode; half of all postcodes are within 0.5 and 0.9 miles of it. */
export function tabledCentre({ outcode, sectorDigit }: Postcode): Point | undefined {
  const sectors = byOutcode.get(outcode) ?? [];
  const chosen = sectors.filter(([digit]) => sectorDigit === undefined || digit === Number(sectorDigit));
  return centreOf(chosen.map(([, latitude, longitude, weight]) => ({ latitude, longitude, weight })));
}

/** Returns the centres and outcodes of all sectors of Great Britain, sorted by postcode. */
export function allSectorCentres(): (Point & { outcode: string })[] {
  return [...byOutcode].flatMap(([outcode, sectors]) =>
    sectors.map(([, latitude, longitude]) => ({ outcode, latitude, longitude })),
  );
}
