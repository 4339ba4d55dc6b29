import {
  defaultSlug,
  type PlaceList,
  type PlaceListEntry,
} from "@vanfettle/contract/geo/place-list";
import { readTable } from "./csv.ts";
import { createDistinctNames } from "./distinct-names.ts";
import { pageSlugs, type Gazetteer, type GazetteerPlace } from "./gazetteer.ts";
import { buildNearTowns } from "./near-towns.ts";

/**
 * Builds the search names for the browser. Excludes places with a region's slug, which opens the
 * region.
 */
export function buildPlaceList(gazetteer: Gazetteer): PlaceList {
  const distinctName = createDistinctNames(gazetteer);
  const areas = new Set([...gazetteer.regions, ...gazetteer.counties].map(({ slug }) => slug));
  const toEntry = (place: GazetteerPlace): PlaceListEntry => {
    const { name, canonicalSlug: slug } = place;
    // The unique name is the name, optionally followed by the area: `Ashford, Kent`.
    const area = distinctName(place).slice(`${name}, `.length);
    if (area === "" && slug === defaultSlug(name)) return name;
    return { name, ...(slug !== defaultSlug(name) && { slug }), ...(area !== "" && { in: area }) };
  };
  const counties: PlaceList["counties"] = {};
  const sizeSteps: PlaceList["sizeSteps"] = {};
  for (const { slug, places } of gazetteer.counties) {
    const shown = places.filter(({ canonicalSlug }) => !areas.has(canonicalSlug));
    const sorted = shown.toSorted(bySizeAndName);
    counties[slug] = sorted.map(toEntry);
    sizeSteps[slug] = sizeStepsOf(sorted);
  }
  return { counties, sizeSteps, otherNames: readOtherNames(gazetteer) };
}

/**
 * Returns a population in hundreds, to two significant figures. Searches only rank by it, and the
 * names of equal places, which follow each other by name, compress better.
 */
const sizeOf = ({ population }: GazetteerPlace): number =>
  Number(Math.round((population ?? 0) / 100).toPrecision(2));

/**
 * Compares places by size, largest first, then by name, because equal beginnings in sequence
 * compress better.
 */
const bySizeAndName = (a: GazetteerPlace, b: GazetteerPlace): number =>
  sizeOf(b) - sizeOf(a) || (a.canonicalSlug < b.canonicalSlug ? -1 : 1);

/**
 * Returns the differences between consecutive sizes, which compress better. Excludes unknown sizes.
 */
const sizeStepsOf = (places: readonly GazetteerPlace[]): number[] => {
  const sizes = places.map(sizeOf).filter((size) => size > 0);
  return sizes.map((size, i) => (sizes[i - 1] ?? 0) - size);
};

/**
 * Reads the Welsh, Gaelic, Irish and former names, and the names of towns without a page. Throws if
 * the gazetteer does not have a slug.
 */
function readOtherNames(gazetteer: Gazetteer): PlaceList["otherNames"] {
  const known = pageSlugs(gazetteer);
  const names: PlaceList["otherNames"] = {};
  const listed = readTable("other-names.csv", ["slug", "name"]);
  for (const { slug, name } of [...listed, ...buildNearTowns(gazetteer)]) {
    if (!known.has(slug)) {
      throw new Error(`other-names.csv names ${slug}, which the gazetteer does not have`);
    }
    names[slug] ??= [];
    names[slug].push(name);
  }
  return names;
}
