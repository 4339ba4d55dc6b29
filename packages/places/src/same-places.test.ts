import { expect, test } from "vitest";
import { milesBetween } from "@vanfettle/contract/geo/distance";
import { loadGazetteer, type GazetteerPlace } from "./gazetteer.ts";

/**
 * Pairs of different places within a mile with similar names, verified on maps. Treat a new pair as
 * two spellings of the same place until verified.
 */
const toldApart = new Set([
  "amersham amersham-on-the-hill",
  "blackheath blackheath-westcombe",
  "blantyre high-blantyre",
  "carron carronshore",
  "chesham chesham-bois",
  "cleveleys thornton-cleveleys",
  "cowes east-cowes",
  "denham new-denham",
  "earley lower-earley",
  "east-rainton west-rainton",
  "east-whitburn whitburn",
  "edgware edgwarebury",
  "frimley frimley-green",
  "harefield south-harefield",
  "headstone wealdstone",
  "leyton leytonstone",
  "manchester manchester-city-centre",
  "meltham meltham-mills",
  "basford new-basford",
  "outwell upwell",
  "pevensey pevensey-bay",
  "ruislip ruislip-manor",
  "redding reddingmuirhead",
  "tottenham tottenham-hale",
  "watford west-watford",
  "wimbledon wimbledon-park",
  "wooburn wooburn-green",
]);

const letters = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Returns the edit distance between two words. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, opposite] of Array.from(other).entries()) {
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === opposite ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns whether two names differ by at most two typing errors, or one contains the other. */
function nearlyEqual(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)];
  return lettersApart(a, b) <= 2 || a.includes(b) || b.includes(a);
}

/** A borough surrounds the district that it is named after. */
const isBorough = ({ type }: GazetteerPlace) => type === "london-borough";

test.each([
  ["Rhosllanerchrugog", "Rhosllannerchrugog"],
  ["Weedon Bec", "Weedon Beck"],
  ["Blairgowrie", "Blairgowrie and Rattray"],
  ["West Cornforth", "Cornforth"],
  ["Ettington", "Eattington"],
  ["Market Warsop", "Warsop"],
  ["Wellesbourne", "Wellesbourne Mountford"],
])("%s and %s are similar", (one, other) => {
  expect(nearlyEqual(one, other)).toBe(true);
});

test("places within a mile have different names, or are verified as different", () => {
  const places = loadGazetteer()
    .places.filter((place) => !isBorough(place))
    .toSorted((a, b) => a.latitude - b.latitude);
  const twice: string[] = [];
  for (const [i, place] of places.entries()) {
    for (const other of places.slice(i + 1)) {
      if (other.latitude - place.latitude > 0.02) break;
      if (milesBetween(place, other) > 1 || !nearlyEqual(place.name, other.name)) continue;
      twice.push([place.canonicalSlug, other.canonicalSlug].toSorted().join(" "));
    }
  }
  expect(twice.filter((pair) => !toldApart.has(pair))).toEqual([]);
  expect([...toldApart].filter((pair) => !twice.includes(pair))).toEqual([]);
});
