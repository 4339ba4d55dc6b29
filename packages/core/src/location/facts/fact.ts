import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import type { FactId } from "./fact-ids.ts";

/**
 * A fact that a sentence may rest on. A fact shows in a sentence through its slot, or any of its
 * names or words.
 */
export interface Fact {
  id: FactId;
  /** The fact in words. For a slot, the exact words that replace `{{id}}`. */
  says: string;
  /**
   * A text writes the fact as `{{id}}`. Every fact with a figure is a slot, because texts do not
   * contain figures.
   */
  slot: boolean;
  names: string[];
  /** Words in lower case that show the fact. */
  words: string[];
}

type FactFrom = (id: FactId, says: string, shownBy?: string[]) => Fact;
/** Returns a fact that a text writes as its slot, shown by its names too. */
export const slot: FactFrom = (id, says, names = []) => ({
  id,
  says,
  slot: true,
  names,
  words: [],
});
/** Returns a fact that shows by its names. */
export const named: FactFrom = (id, says, names = []) => ({
  id,
  says,
  slot: false,
  names,
  words: [],
});
/** Returns a fact that shows by its words. */
export const worded: FactFrom = (id, says, words = []) => ({
  id,
  says,
  slot: false,
  names: [],
  words,
});

/** Returns a slot for each value, with the ids in order; further values do not have a fact. */
export const slots = <T>(
  ids: readonly FactId[],
  values: readonly T[],
  toFact: (value: T) => { says: string; names: string[] },
): Fact[] =>
  values.slice(0, ids.length).map((value, i) => {
    const { says, names } = toFact(value);
    return slot(ids[i] as FactId, says, names);
  });

const takesArticle =
  /^(?:North|South|East|West) (?:East|West|Midlands)$|^East of England$|^East Riding of Yorkshire$|^City of London$|^Highlands & Islands$|^Isles? of /;

/**
 * Returns a name as a sentence has it, with the article that some names need and without signs: "the
 * South East" and "Oxfordshire and Buckinghamshire", but "Kent".
 */
export const nameInSentence = (name: string): string =>
  `${takesArticle.test(name) ? "the " : ""}${name.replaceAll(" & ", " and ")}`;

/** Returns "on Arran", but "in the Outer Hebrides". */
export const onIsland = (island: string): string =>
  `${/^the (?:Isles|Outer)\b/.test(island) ? "in" : "on"} ${island}`;

/** Returns names as a list in a sentence. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(names);

/** Lists the unique name of a location that shares its name. */
export function namesakeFact(distinctName: string | null): Fact[] {
  if (distinctName === null) return [];
  const says = `another location has the same name; this one is ${distinctName}`;
  return [{ ...worded("place.namesakes", says, ["same name"]), names: [distinctName] }];
}

/** Returns a distance in words: "1 mile" or "1.7 miles". */
export const miles = (value: number): string => `${value} ${value === 1 ? "mile" : "miles"}`;

/** Returns a distance in words, "less than 0.1 miles" for a distance that rounds to 0. */
export const away = (value: number): string => (value === 0 ? "less than 0.1 miles" : miles(value));

/** Returns a number of stations: "1 van MOT station" or "1,302 van MOT stations". */
export const vanStations = (count: number): string => pluralise(count, "van MOT station");

/** Returns a number of stations: "1 class 7 station" or "no class 7 station". */
export const class7Stations = (count: number): string =>
  count === 0 ? "no class 7 station" : pluralise(count, "class 7 station");

/** Returns "There is none", "There is 1" or "There are 1,302". */
export function thereAre(count: number): string {
  if (count === 0) return "There is none";
  return `There ${count === 1 ? "is" : "are"} ${withCommas(count)}`;
}

/** Returns a number of stations as a sentence has it: "1 MOT station for vans". */
export const stationsForVans = (count: number): string =>
  `${pluralise(count, "MOT station")} for vans`;

/** Returns a name at the start of a sentence: "The Isle of Wight". */
export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
