import type { Point } from "@vanfettle/contract/geo/distance";
import type { Postcode } from "@vanfettle/contract/postcode";
import sectorsByOutcode from "../data/sectors.json" with { type: "json" };
import { centreOf } from "./point.ts";

/** A sector's digit, the centre of its postcodes in degrees, and how many they are. */
type SectorCentre = [digit: number, latitude: number, longitude: number, postcodes: number];

const byOutcode = new Map(Object.entries(sectorsByOutcode as unknown as Record<string, SectorCentre[]>));

/**
 * Returns the centre of the sector or, for an outcode, of all its postcodes, from the table that this package holds.
 * Half of all postcodes are within 0.5 miles of their sector's centre, and within 0.9 of their outcode's. Returns
 * undefined for an unknown one.
 */
export function tabledCentre({ outcode, sectorDigit }: Postcode): Point | undefined {
  const sectors = byOutcode.get(outcode) ?? [];
  const chosen = sectors.filter(([digit]) => sectorDigit === undefined || digit === Number(sectorDigit));
  return centreOf(chosen.map(([, latitude, longitude, weight]) => ({ latitude, longitude, weight })));
}

/** Returns the centres of all sectors of Great Britain with their outcodes, in the order of their postcodes. */
export function allSectorCentres(): (Point & { outcode: string })[] {
  return [...byOutcode].flatMap(([outcode, sectors]) =>
    sectors.map(([, latitude, longitude]) => ({ outcode, latitude, longitude })),
  );
}
