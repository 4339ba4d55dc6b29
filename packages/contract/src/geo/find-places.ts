import {
  directions,
  endingsOfNames,
  namesWithoutPage,
  shortDirection,
  shortNames,
  shortWords,
  wholeOf,
} from "../find/names-as-typed.ts";
import { parseQuery, searchMaxLength } from "../find/parse-query.ts";
import { foldName } from "./fold-name.ts";
import {
  distanceOf,
  formsOf,
  laterForms,
  nameDistance,
  withoutBlanks,
  wordsOf,
  type Comparisons,
  type PlaceForm,
} from "./misspelt-names.ts";
import type { FindablePlace } from "./place-list.ts";

/**
 * The places found. The match is `exact` for a full name, `around` for a name without a page, whose
 * places are in it or next to it, and `similar` for a partial or misspelt name.
 */
type FoundPlaces = {
  match: "exact" | "around" | "similar" | "none";
  places: FindablePlace[];
  /** Without a match, the places with the nearest names, at most three. */
  nearest: FindablePlace[];
  /** The number of letters that the search compared. */
  comparisons: number;
};

/**
 * The comparisons after which a search ends with its results so far: five times the comparisons of
 * a usual misspelt name.
 */
export const mostComparisons = 200_000;

/** The times of the inhabitants of a place that a namesake with a longer name has. */
const muchLarger = 3;

/** The hundreds of inhabitants that places without a known number are taken to have. */
const leastCompared = 20;

/** The words after the first of names such as Stockton-on-Tees. */
const wordsOfPosition = /^ (?:on|under|super|in|le|cum|next|by|at|of|the) /;

/** The number of names that are offered if none matches. */
const nearestNames = 3;

/** The number of places that are prepared in a piece, which takes a phone about a frame. */
const preparedAtOnce = 250;

export interface PlaceFinder {
  /** Finds places by a name as a visitor types it, in any form and with misspellings. */
  find: (text: string, limit: number) => FoundPlaces;
  /**
   * Prepares the names for misspelt searches in pieces, after each of which a browser can answer a
   * key. A search prepares the rest itself.
   */
  prepare: () => Generator<void, void>;
}

/** Creates a search over the given places. */
export function createPlaceFinder(places: readonly FindablePlace[]): PlaceFinder {
  const bySize = places.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
  const bySlug = new Map(bySize.map((place) => [place.slug, place]));
  const byKey = groupBy(bySize, ({ keys }) => keys);
  const byKeyWithoutBlanks = groupBy(bySize, ({ keys }) => keys.map(withoutBlanks));
  const mostWords = Math.max(...Array.from(byKey.keys(), (key) => wordsOf(key).length));
  const comparable: ComparablePlace[] = [];

  const withSlugs = (slugs: readonly string[]): FindablePlace[] =>
    slugs.flatMap((slug) => bySlug.get(slug) ?? []);

  function* prepare(): Generator<void, void> {
    while (comparable.length < bySize.length) {
      const next = bySize.slice(comparable.length, comparable.length + preparedAtOnce);
      comparable.push(...next.map(toComparable));
      yield;
    }
  }

  /**
   * Returns a test of whether a place is in an area, which may be another name of its county. The
   * last word of the area may be incomplete unless `isWhole`.
   */
  function areaTest(area: string, { isWhole }: { isWhole: boolean }): AreaTest {
    if (area === "") return () => true;
    const counties = (byKey.get(area) ?? []).filter(({ kind }) => kind === "county");
    const words = isWhole ? ` ${area} ` : ` ${area}`;
    return ({ area: areaOfPlace }, within) =>
      within.includes(words) || counties.some(({ name }) => areaOfPlace.startsWith(`${name}, `));
  }

  function findExact({ name, area }: Search, keyed = byKey): FindablePlace[] {
    const isInArea = areaTest(area, { isWhole: true });
    const named = keyed.get(name) ?? withSlugs([own(shortNames, name) ?? []].flat());
    return named.filter((place) => isInArea(place, withinOf(place)));
  }

  function findSimilar({ name, area }: Search, comparisons: Comparisons): FindablePlace[] {
    Array.from(prepare());
    const isInArea = areaTest(area, { isWhole: false });
    const texts = formsOf([name]);
    let found: FindablePlace[] = [];
    let nearest = Infinity;
    for (const { place, forms, within } of comparable) {
      if (comparisons.left-- <= 0) break;
      // Before the names are compared: the last words of most sentences are in no area.
      if (!isInArea(place, within)) continue;
      const distance = distanceOf(texts, forms, comparisons);
      if (distance === Infinity || distance > nearest) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push(place);
    }
    // The first letter is rarely the wrong one: `leds` is Leeds before Beds.
    const isFirstRight = ({ keys: [main = ""] }: FindablePlace) => main[0] === name[0];
    return [...found.filter(isFirstRight), ...found.filter((place) => !isFirstRight(place))];
  }

  /**
   * Returns the places that are much larger than those with a name, and often called by it, as
   * Stockton-on-Tees is.
   */
  function largerNamesakes(
    name: string,
    area: string,
    exact: readonly FindablePlace[],
  ): FindablePlace[] {
    if (area !== "" || !exact.every(({ kind, keys }) => kind === "place" && keys[0] === name)) {
      return [];
    }
    const size = muchLarger * Math.max(...exact.map((place) => place.size), leastCompared);
    return bySize.filter(
      ({ kind, size: ofPlace, keys: [main = ""] }) =>
        kind === "place" &&
        ofPlace > size &&
        main.startsWith(name) &&
        wordsOfPosition.test(main.slice(name.length)),
    );
  }

  /**
   * Returns the places with the nearest names that begin with the letter of a text and have at least
   * two letters in three as it has them.
   */
  function findNearest(name: string, comparisons: Comparisons): FindablePlace[] {
    const text = name.slice(0, longestNearest);
    const most = Math.floor(text.length / 3);
    const near: { place: FindablePlace; distance: number }[] = [];
    for (const place of bySize) {
      if (comparisons.left-- <= 0) break;
      const [key = ""] = place.keys;
      if (key.charAt(0) !== text.charAt(0)) continue;
      const distance = nameDistance(text, key, 0, comparisons, most);
      if (distance !== Infinity) near.push({ place, distance });
    }
    const sorted = near.toSorted((a, b) => a.distance - b.distance);
    return sorted.slice(0, nearestNames).map(({ place }) => place);
  }

  function find(text: string, limit: number): FoundPlaces {
    const { place, widerPlaces } = parseQuery(text);
    const typed = text.slice(0, searchMaxLength);
    const readings = (name: string) => readingsOf(name, mostWords);
    const named = place || typed;
    const comparisons = { left: mostComparisons };
    const toFound = (match: FoundPlaces["match"], found: FindablePlace[]): FoundPlaces => ({
      match,
      places: found.slice(0, limit),
      nearest: [],
      comparisons: mostComparisons - comparisons.left,
    });
    const { name, area } = splitArea(named);
    if (!name) return toFound("none", []);
    const around = namesWithoutPage.get(name);
    const ofName = byKey.get(name) ?? [];
    if (around && area === "" && ofName.every(({ kind }) => kind !== "place")) {
      return toFound("around", withSlugs(around));
    }
    const exact = firstFound([
      ...readings(typed).map((reading) => () => findExact(reading)),
      ...widerPlaces.map((wider) => () => findExact({ name: foldTyped(wider), area: "" })),
      ...readings(named).map((reading) => () => findExact(reading)),
      () => findExact({ name: withoutBlanks(name), area }, byKeyWithoutBlanks),
    ]);
    if (exact.length > 0) {
      return toFound("exact", [...largerNamesakes(name, area, exact), ...exact]);
    }
    const whole = wholeOf(name);
    const ofWhole = whole === undefined ? [] : findExact({ name: whole, area });
    if (ofWhole.length > 0) return toFound("around", ofWhole);
    const anywhere = area ? [{ name, area: "" }] : [];
    const similar = firstFound(
      [...readings(named), ...anywhere].map((reading) => () => findSimilar(reading, comparisons)),
    );
    if (similar.length > 0) return toFound("similar", similar);
    const aroundSimilar = withSlugs(similarWithoutPage(name, comparisons));
    if (aroundSimilar.length > 0) return toFound("around", aroundSimilar);
    // The last part of an address is the likeliest town: `London Road, Leeds`.
    const amongWords = firstFound([() => namesAmong(area), () => namesAmong(name)]);
    if (amongWords.length > 0) return toFound("similar", amongWords);
    return { ...toFound("none", []), nearest: findNearest(name, comparisons) };
  }

  /**
   * Returns the places whose whole name is among the words of a text, the longest names first. The
   * last is the town, and those before it are in its county: `Headingley Leeds`.
   */
  function namesAmong(text: string): FindablePlace[] {
    const words = wordsOf(text);
    for (let length = Math.min(mostWords, words.length); length > 0; length--) {
      const found = words
        .map((_, at) =>
          at + length > words.length || (length === 1 && endingsOfNames.has(words[at] ?? ""))
            ? []
            : findExact({ name: words.slice(at, at + length).join(" "), area: "" }),
        )
        .filter((places) => places.length > 0);
      const towns = found.at(-1);
      if (!towns) continue;
      const areas = new Set(towns.map(({ area }) => area));
      return [...new Set([...found.flat().filter(({ area }) => areas.has(area)), ...towns])];
    }
    return [];
  }

  return { find, prepare };
}

/** Shorter names are like too many others. */
const shortestCompared = 6;

/** Returns the slugs of the name without a page that a misspelt text is most like. */
function similarWithoutPage(text: string, comparisons: Comparisons): readonly string[] {
  let [found, nearest]: [readonly string[], number] = [[], Infinity];
  for (const [name, slugs] of namesWithoutPage) {
    if (name.length < shortestCompared) continue;
    const distance = nameDistance(text, name, 0, comparisons);
    if (distance < nearest) [found, nearest] = [slugs, distance];
  }
  return found;
}

/** The letters of a text that are compared with names that are not similar. */
const longestNearest = 20;

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The name and area of a search, both folded by `foldTyped`. The area is empty for any. */
type Search = { name: string; area: string };

/** The rivers whose towns are on and not under them. */
const onRiver = /\bu (?=avon|severn|thames|trent|tweed|tyne|usk|wye)/;

/** Returns the folded form of a search, with whole words for shortened ones. */
const foldTyped = (text: string): string =>
  wordsOf(
    foldName(text)
      .replace(onRiver, "on ")
      .replace(shortDirection, (_, letter: string) => `${directions[letter]} `),
  )
    .map((word) => own(shortWords, word) ?? word)
    .join(" ");

/** Splits a text into a name and the area after a comma (`Ashford, Kent`). */
function splitArea(text: string): Search {
  const [beforeComma = "", ...afterComma] = text.split(",");
  return { name: foldTyped(beforeComma), area: foldTyped(afterComma.join(" ")) };
}

/**
 * Returns the readings of a text. Without a comma, the area may be the words after the name (`st
 * ives cornwall`): the readings have names of up to `mostWords` words, the whole text first.
 */
function readingsOf(text: string, mostWords: number): Search[] {
  const search = splitArea(text);
  if (search.area) return [search];
  const words = wordsOf(search.name);
  const whole = words.length <= mostWords ? [search] : [];
  const parts = words.slice(1, mostWords + 1).map((_, i) => ({
    name: words.slice(0, i + 1).join(" "),
    area: words.slice(i + 1).join(" "),
  }));
  return [...whole, ...parts];
}

function firstFound(searches: (() => FindablePlace[])[]): FindablePlace[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the places by each of their keys, in the same order. */
function groupBy(places: readonly FindablePlace[], keysOf: (place: FindablePlace) => string[]) {
  const groups = new Map<string, FindablePlace[]>();
  for (const place of places) {
    for (const key of new Set(keysOf(place))) groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups;
}

/** Returns the folded words of a place's unique name, county and region, between blanks. */
const withinOf = ({ name, area }: FindablePlace): string => ` ${foldName(`${name} ${area}`)} `;

/** Returns whether a place is in an area, from the place and its words of `withinOf`. */
type AreaTest = (place: FindablePlace, within: string) => boolean;

type ComparablePlace = { place: FindablePlace; forms: PlaceForm[]; within: string };

const toComparable = (place: FindablePlace): ComparablePlace => ({
  place,
  forms: formsOf(place.keys).flatMap((form) => [{ ...form, farther: 0 }, ...laterForms(form)]),
  within: withinOf(place),
});
