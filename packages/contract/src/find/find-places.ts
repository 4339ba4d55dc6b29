import MiniSearch from "minisearch";
import { foldName } from "./fold-name.ts";
import type { FindablePlace } from "./place-list.ts";
import { spokenEnding } from "./spoken-ending.ts";

interface FoundPlaces {
  /** Whether the places have the name, have a word that begins so, or only resemble it. */
  match: "exact" | "partial" | "similar" | "none";
  places: FindablePlace[];
}

/** The most characters of a search that are looked at; the longest name has 58. */
export const searchMaxLength = 80;

export interface PlaceFinder {
  /** Finds places by a name as a visitor writes it, in any of its forms and with mistakes. */
  find: (text: string, limit: number) => FoundPlaces;
  /**
   * Builds the index of misspelt names in slices of a millisecond or two, so that a page responds meanwhile. Without it
   * the first search that needs the index builds it at once.
   */
  prepare: () => Promise<void>;
}

/** Creates a search over these places. */
export function createPlaceFinder(places: readonly FindablePlace[]): PlaceFinder {
  const byImportance = places.toSorted((a, b) => a.sizeRank - b.sizeRank || (a.name < b.name ? -1 : 1));
  let index: MiniSearch | undefined;
  const builtIndex = (): MiniSearch => {
    if (index) return index;
    index = emptyIndex();
    index.addAll(indexedNames(byImportance));
    return index;
  };
  const find = (text: string, limit: number): FoundPlaces => {
    const { name, area } = parseSearch(text);
    if (!name) return { match: "none", places: [] };
    const among = (isNamed: (place: FindablePlace) => boolean) =>
      byImportance.filter((place) => isNamed(place) && (!area || isIn(place, area)));
    const exact = among(({ keys }) => keys.includes(name));
    if (exact.length > 0) return { match: "exact", places: exact.slice(0, limit) };
    const withArea = area ? [] : byImportance.filter((place) => namesPlaceAndArea(place, name));
    if (withArea.length > 0) return { match: "exact", places: withArea.slice(0, limit) };
    const starting = among(({ keys }) => keys.some((key) => key.startsWith(name)));
    const containing = among(({ keys }) => keys.some((key) => key.includes(` ${name}`)));
    const partial = [...new Set([...starting, ...containing])];
    if (partial.length > 0) return { match: "partial", places: partial.slice(0, limit) };
    const joined = among(({ keys }) => keys.some((key) => withoutBlanks(key) === withoutBlanks(name)));
    if (joined.length > 0) return { match: "exact", places: joined.slice(0, limit) };
    const similar = findSimilar(builtIndex(), byImportance, name).slice(0, limit);
    return { match: similar.length > 0 ? "similar" : "none", places: similar };
  };
  const prepare = async (): Promise<void> => {
    const prepared = emptyIndex();
    await prepared.addAllAsync(indexedNames(byImportance), { chunkSize: namesPerSlice });
    index ??= prepared;
  };
  return { find, prepare };
}

const namesPerSlice = 50;

const withoutBlanks = (name: string): string => name.replaceAll(" ", "");

/** Splits `Ashford, Kent` into the name and the area; both as `foldName` writes them. */
function parseSearch(text: string): { name: string; area: string } {
  const [name = "", ...area] = text.slice(0, searchMaxLength).split(",");
  return { name: foldName(name), area: foldName(area.join(" ")) };
}

/** Returns the words by which a place is told apart: those of its distinct name, its county and its region. */
const areaWords = ({ name, area }: FindablePlace): string => ` ${foldName(`${name} ${area}`)}`;

const isIn = (place: FindablePlace, area: string): boolean => areaWords(place).includes(` ${area}`);

/** Returns whether the text is a name of the place followed by its area, without a comma: `st ives cornwall`. */
const namesPlaceAndArea = (place: FindablePlace, text: string): boolean =>
  place.keys.some((key) => text.startsWith(`${key} `) && isIn(place, text.slice(key.length + 1)));

const emptyIndex = (): MiniSearch => new MiniSearch({ fields: ["names"], processTerm: spokenEnding });

/** Returns what an index holds of places: all names of each, under its position in the list. */
const indexedNames = (places: readonly FindablePlace[]): { id: number; names: string }[] =>
  places.flatMap(({ keys }, id) => (keys.length > 0 ? [{ id, names: keys.join(" ") }] : []));

/** Finds the places of an index whose names differ from a text by a few letters, the most similar first. */
function findSimilar(index: MiniSearch, places: readonly FindablePlace[], name: string): FindablePlace[] {
  for (const tolerance of tolerances) {
    const found = index.search(name, {
      ...tolerance,
      boostDocument: (id) => sizeBoosts[places[id as number]?.sizeRank ?? 6] ?? 1,
    });
    if (found.length > 0) return found.flatMap(({ id }) => places[id as number] ?? []);
  }
  return [];
}

/** How far a word may be from one of a name, as a share of its length and in letters; tried in turn until something is found. */
const tolerances = [
  { combineWith: "AND", fuzzy: 0.3, maxFuzzy: 2 },
  { combineWith: "AND", fuzzy: 0.4, maxFuzzy: 4 },
  { combineWith: "OR", fuzzy: 0.4, maxFuzzy: 4 },
] as const;

/** Of two names that are equally similar, the larger place is the likelier; by `sizeRank`. */
const sizeBoosts = [1.5, 1.5, 1.5, 1.4, 1.25, 1.1, 1];
