import { defaultSlug, placeSizes, type PlaceList, type PlaceListEntry } from "@vanfettle/contract/find/place-list";
import { readTable } from "./csv.ts";
import { createDistinctNames } from "./distinct-names.ts";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/**
 * Returns the names by which visitors find regions, counties and places, in the short form in which the browser
 * downloads them. A place with the slug of a region is left out, because that address opens the region.
 */
export function buildPlaceList(gazetteer: Gazetteer): PlaceList {
  const distinctName = createDistinctNames(gazetteer);
  const areas = new Set([...gazetteer.regions, ...gazetteer.counties].map(({ slug }) => slug));
  const toEntry = (place: GazetteerPlace): PlaceListEntry => {
    const { name, canonicalSlug: slug } = place;
    // A distinct name is the name, or the name and what it is in: `Ashford, Kent`.
    const area = distinctName(place).slice(`${name}, `.length);
    if (area === "" && slug === defaultSlug(name)) return name;
    return { name, ...(slug !== defaultSlug(name) && { slug }), ...(area !== "" && { in: area }) };
  };
  const bySize = (places: readonly GazetteerPlace[]): PlaceListEntry[][] => {
    const groups: PlaceListEntry[][] = Array.from({ length: placeSizes.length + 1 }, () => []);
    for (const place of places) groups[sizeOf(place)]?.push(toEntry(place));
    return groups.map((group) => group.toSorted((a, b) => compareKeys(sortKey(a), sortKey(b))));
  };
  return {
    counties: Object.fromEntries(
      gazetteer.counties.map(({ slug, places }) => [
        slug,
        bySize(places.filter(({ canonicalSlug }) => !areas.has(canonicalSlug))),
      ]),
    ),
    otherNames: readOtherNames(gazetteer),
  };
}

/** Names alone come first, each kind by name: equal beginnings beside each other compress better. */
const sortKey = (entry: PlaceListEntry): string =>
  typeof entry === "string" ? `0${entry}` : `1${entry.name} ${entry.in ?? ""} ${entry.slug ?? ""}`;

const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the position of a place's size in `placeSizes`, or one more for the smallest and those of unknown size. */
function sizeOf({ population }: GazetteerPlace): number {
  const size = placeSizes.findIndex((least) => (population ?? 0) >= least);
  return size === -1 ? placeSizes.length : size;
}

/** Reads the Welsh, Gaelic, Irish and former names. Throws if one is of a slug that the gazetteer does not have. */
function readOtherNames({ regions, counties, places }: Gazetteer): PlaceList["otherNames"] {
  const known = new Set([
    ...[...regions, ...counties].map(({ slug }) => slug),
    ...places.map(({ canonicalSlug }) => canonicalSlug),
  ]);
  const names: PlaceList["otherNames"] = {};
  for (const { slug, name } of readTable("reference/other-names.csv", ["slug", "name"])) {
    if (!known.has(slug)) throw new Error(`other-names.csv names ${slug}, which the gazetteer does not have`);
    (names[slug] ??= []).push(name);
  }
  return names;
}

/** The file of `contract` that holds the list, for the browser and the function that finds places. */
export const placeListFile = new URL("../../contract/src/find/place-list.json", import.meta.url);

/** Returns the file's text, with one county per line so that changes make a readable diff. */
export function toPlaceListText({ counties, otherNames }: PlaceList): string {
  const lines = (rows: object) =>
    Object.entries(rows)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(",\n");
  return `{"counties":{\n${lines(counties)}\n},\n"otherNames":{\n${lines(otherNames)}\n}}\n`;
}
