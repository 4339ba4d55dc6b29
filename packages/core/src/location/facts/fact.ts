import { pluralise, withCommas } from "@vanfettle/vans/format-number";

/** The words that are true of a fact which comes first of its kind. */
export type First = "most" | "fewest" | "nearest" | "furthest";

/**
 * A fact that a text may state: a noun phrase with its figure, unit and place, which means the same
 * wherever it stands. Verbs, comparisons and conclusions are the writer's.
 */
export interface Fact {
  id: string;
  /** The words that replace `{{id}}`. */
  says: string;
  /** The figure alone, which replaces `{{id.figure}}`: for a sentence that names the rest. */
  figure?: string;
  /** What the phrase counts, where its words leave that open. */
  about?: string;
  /** The names in the phrase, which a text may also use without it. */
  names?: readonly string[];
  /** The figure and what it counts. Figures of one unit are comparable. */
  value?: { unit: Unit; amount: number };
  first?: First;
  /** The names that share the first place. */
  tied?: readonly string[];
  /** The page shows the figure beside the text. */
  shown?: true;
  source?: string;
  reviewed?: string;
}

type Unit = "stations" | "class 7" | "miles";
type Further = Omit<Fact, "id" | "says" | "figure" | "value">;

/** Returns a number of MOT stations in a scope: "37 MOT stations within 5 miles". */
export const stationFact = (
  id: string,
  amount: number,
  scope: string,
  further: Further = {},
): Fact => ({
  id,
  says: `${counted(amount, "MOT station")} ${scope}`,
  figure: figureOf(amount),
  value: { unit: "stations", amount },
  ...further,
});

/** Returns a number of class 7 stations in a scope. */
export const class7Fact = (
  id: string,
  amount: number,
  scope: string,
  further: Further = {},
): Fact => ({
  id,
  says: `${counted(amount, "class 7 station")} ${scope}`,
  figure: figureOf(amount),
  value: { unit: "class 7", amount },
  ...further,
});

/** Returns a distance: "1.1 miles to the nearest class 7 station". */
export const milesFact = (
  id: string,
  amount: number,
  rest: string,
  further: Further = {},
): Fact => ({
  id,
  says: `${away(amount)} ${rest}`,
  figure: away(amount),
  value: { unit: "miles", amount },
  ...further,
});

const counted = (amount: number, noun: string): string =>
  amount === 0 ? `no ${noun}` : pluralise(amount, noun);

const figureOf = (amount: number): string => (amount === 0 ? "none" : withCommas(amount));

/** Returns how many of the MOT stations: "none of the 3 MOT stations". */
export function shareWords(part: number, whole: number): string {
  if (part === 0) {
    return whole === 2
      ? "neither of the 2 MOT stations"
      : `none of the ${withCommas(whole)} MOT stations`;
  }
  if (part === whole) {
    return whole === 2 ? "both MOT stations" : `all ${withCommas(whole)} MOT stations`;
  }
  return `${withCommas(part)} of the ${withCommas(whole)} MOT stations`;
}

/** Returns the first of a list by an amount, with the names that share its place. */
export function firstOf<T extends { name: string }>(
  list: readonly T[],
  amountOf: (item: T) => number,
): { item: T; tied: string[] } | undefined {
  const [item, ...others] = list.toSorted((a, b) => amountOf(b) - amountOf(a));
  if (!item) return undefined;
  const tied = others.filter((other) => amountOf(other) === amountOf(item));
  return { item, tied: tied.map(({ name }) => name) };
}

/** Returns "on Arran", but "in the Outer Hebrides". */
export const onIsland = (island: string): string =>
  `${/^the (?:Isles|Outer)\b/.test(island) ? "in" : "on"} ${island}`;

/** Returns names as a list in a sentence. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(names);

/** Returns a distance in words: "1 mile" or "1.7 miles". */
export const miles = (value: number): string => `${value} ${value === 1 ? "mile" : "miles"}`;

/** Returns a distance in words, "less than 0.1 miles" for a distance that rounds to 0. */
export const away = (value: number): string => (value === 0 ? "less than 0.1 miles" : miles(value));
