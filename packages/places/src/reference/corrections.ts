import type { Point } from "@vanfettle/contract/geo/distance";
import { readPairs } from "../csv.ts";

/**
 * The centres that `assignDistricts` gets wrong, by `name@county`. Null means that the place is not
 * a district.
 */
export const centreCorrections: ReadonlyMap<string, string | null> = new Map([
  ["Didsbury@greater-manchester", "Manchester"],
  ["Hove@sussex", null],
]);

/** Places that are large enough to be a centre but belong to another place. */
export const neverCentres: ReadonlySet<string> = new Set(["Sutton Coldfield"]);

/** Places with a wrong council in the newer source. They use the older source's council. */
export const placesWithOlderCouncil: ReadonlySet<string> = new Set(["Ashton in Makerfield"]);

/**
 * The borough codes of London districts that GeoNames or the nearest borough row assigns to a
 * neighbouring borough.
 */
export const boroughCorrections: ReadonlyMap<string, string> = readPairs(
  "reference/borough-corrections.csv",
  ["district", "borough"],
);

/**
 * The councils that replaced Cumbria's on 1 April 2023, keyed by the GeoNames code of the former
 * district council.
 */
export const councilsOfCumbria: ReadonlyMap<string, string> = new Map([
  ["16UB", "Cumberland"],
  ["16UC", "Westmorland and Furness"],
  ["16UD", "Cumberland"],
  ["16UE", "Cumberland"],
  ["16UF", "Westmorland and Furness"],
  ["16UG", "Westmorland and Furness"],
]);

/**
 * The councils, by canonical slug, of places that the sources assign to a neighbouring or former
 * council.
 */
export const councilCorrections: ReadonlyMap<string, string> = new Map([
  ["tilehurst", "Reading"],
  ["weedon-bec", "West Northamptonshire"],
]);

/**
 * The postcode areas of places whose nearest sector centre has another area than most of their
 * nearest postcodes.
 */
export const postcodeAreaCorrections: ReadonlyMap<string, string> = readPairs(
  "reference/postcode-areas.csv",
  ["slug", "area"],
);

/** The coordinates, by canonical slug, of places for which the chosen row is not at the centre. */
export const coordinateCorrections: ReadonlyMap<string, Point> = new Map([
  // Halfway between Richmond and Twickenham, the borough's two centres on opposite banks.
  ["richmond-upon-thames", { latitude: 51.4545, longitude: -0.3205 }],
  // The points of the second of two merged rows, which are closer to the centre of the place's
  // postcodes.
  ["ettington", { latitude: 52.13773, longitude: -1.60742 }],
  ["market-warsop", { latitude: 53.20516, longitude: -1.15257 }],
  ["wellesbourne", { latitude: 52.19709, longitude: -1.59053 }],
]);
