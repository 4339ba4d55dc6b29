import { pluralise } from "@vanfettle/vans/format-number";
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

/** Returns a slot for each value, with the ids in order; further values have no fact. */
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

/** Adds the article that some names need: "the South East", but "Kent" and "Scotland". */
export const withArticle = (name: string): string =>
  takesArticle.test(name) ? `the ${name}` : name;

/** Returns a distance in words: "1 mile" or "1.7 miles". */
export const miles = (value: number): string => `${value} ${value === 1 ? "mile" : "miles"}`;

/** Returns a number of stations: "1 van MOT station" or "1,302 van MOT stations". */
export const vanStations = (count: number): string => pluralise(count, "van MOT station");

/** Returns a number of stations: "1 class 7 station" or "no class 7 station". */
export const class7Stations = (count: number): string =>
  count === 0 ? "no class 7 station" : pluralise(count, "class 7 station");
