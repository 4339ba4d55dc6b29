import { isAreaType } from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { testCentresNear } from "@vanfettle/stations/dva-centres";
import { visibleText } from "../../packages/web/src/testing/render-document.ts";
import { allWords, toNumber, type Finding, type PageCheck } from "./finding.ts";
import type { FiguresOfPlace } from "./site-data.ts";

/** The checks of tables and lists of figures, against the list of stations and the DVA's centres. */

type Counts = FiguresOfPlace["own"];

const toCounts = ({ garageCount, class7Count }: LocationPage): Counts => ({
  stations: garageCount,
  class7: class7Count,
});

const tableRow =
  /<tr><th scope="row">(?:<a href="\/van-mot\/([^/"]+)\/"[^>]*>)?(.*?)(?:<\/a>)?<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs;

/**
 * Checks the tables of stations: each place has its own stations, and the districts of a place are
 * all its districts, each with all its stations.
 */
export const checkStationTables: PageCheck = ({ path, body, location }, { figures }) => {
  if (!location) return [];
  const districts = figures.get(location.slug)?.districts ?? [];
  const rows = [...body.matchAll(tableRow)].map(
    ([, slug, name = "", stations = "", class7 = ""]) => ({
      slug,
      name: visibleText(name).trim(),
      stations: visibleText(stations).trim(),
      class7: visibleText(class7).trim(),
    }),
  );
  const isPartOf = (slug: string) => location.places.some((place) => place.slug === slug);
  const truthOf = ({ slug, name }: (typeof rows)[number]): Counts | undefined => {
    if (slug === undefined) return districts.find(({ district }) => district === name);
    return isPartOf(slug) ? figures.get(slug)?.own : undefined;
  };
  const wrong = rows.filter((row) => {
    const truth = truthOf(row);
    return toNumber(row.stations) !== truth?.stations || toNumber(row.class7) !== truth.class7;
  });
  const named = rows.flatMap(({ slug, name }) => (slug === undefined ? [name] : []));
  const isWhole = named.length === 0 || new Set(named).size === districts.length;
  return [
    ...wrong.map(({ name, stations, class7 }): Finding => {
      return { path, kind: "count", words: `${name}: ${stations}, ${class7} for class 7` };
    }),
    ...(isWhole ? [] : [{ path, kind: "count" as const, words: `districts: ${named.join(", ")}` }]),
  ];
};

const mostClass7 = /<h2>Places in [^<]* with the most class 7 stations<\/h2>.*?<\/ul>/s;

/** Checks that the towns of an area with the most class 7 stations are those, most first. */
export const checkMostClass7: PageCheck = ({ path, body, location }, { figures }) => {
  const [list] = mostClass7.exec(body) ?? [];
  if (!location || list === undefined) return [];
  const stated = Array.from(list.matchAll(/([\d,]+) class 7 stations?</g), ([, count = ""]) =>
    toNumber(count),
  );
  const most = [...figures.entries()]
    .filter(
      ([slug, { areas, isTown }]) =>
        isTown && slug !== location.slug && areas.includes(location.slug),
    )
    .map(([, { own }]) => own.class7)
    .toSorted((a, b) => b - a)
    .slice(0, stated.length);
  return stated.length > 0 && stated.join() === most.join()
    ? []
    : [{ path, kind: "count", words: `most class 7 stations: ${stated.join(", ")}` }];
};

/** A name and a distance in a list, from the data. */
type Near = { name: string; miles: number; acrossWater?: boolean };

const nearItem = /^(.+) \((less than a mile|([\d.]+) miles?)(, across the water)?\)$/;

/** Returns whether a stated list, such as "Deal (2 miles) and Dover (7.1 miles)", begins the true one. */
function isTrueList(stated: string, truth: readonly Near[]): boolean {
  return stated.split(/(?<=\)),? (?:and )?/).every((item, i) => {
    const [, name, distance, miles = "", acrossWater] = nearItem.exec(item) ?? [];
    const near = truth[i];
    if (!near || name !== near.name) return false;
    if (Boolean(acrossWater) !== Boolean(near.acrossWater)) return false;
    return distance === "less than a mile" ? near.miles < 1 : toNumber(miles) === near.miles;
  });
}

/** A point within a number ends no sentence. */
const sentenceEnd = String.raw`\.(?= )`;
/** Answers about a place's class 7 stations, each as a group. */
const class7Answers =
  /Where can a class 7 van be tested near [^?]*\? (.*?)(?= (?:How far from|Can a larger|Good to know)\b)/g;
/** The lists of test centres near a place, each as a group. */
const nearCentres = new RegExp(
  `Nearest to [^:]{1,60}, in a straight line: (.*?)${sentenceEnd}`,
  "g",
);
/** An answer about the test centres nearest to a place, after its own. */
const centreAnswers = new RegExp(
  `Which DVA test centres are nearest to [^?]*\\? [^.]*? are in (.*?)${sentenceEnd}`,
  "g",
);
const centreAway = /(\p{Lu}[\p{L} ]+), (less than a mile|[\d.]+ miles?) away/gu;

/** Returns whether an answer names the nearest centres in order, with their distances. */
function areNearest(answer: string, centres: readonly Near[]): boolean {
  const stated = [...answer.matchAll(centreAway)].map(
    ([, name, distance]) => `${name} (${distance})`,
  );
  return stated.length > 0 && isTrueList(stated.join(" and "), centres);
}
const centresInArea = new RegExp(`DVA test centres in [^:]{1,60}: (.*?)${sentenceEnd}`, "g");

/** How many of a place's stations test class 7, and how many a town elsewhere has. */
const share =
  /^(?:(?<none>No|None|Neither)|(?<all>All|Both|The)|(?<part>[\d,]+))(?: of the)? ?(?<whole>[\d,]+)? MOT stations? within 5 miles/;
const elsewhere = /(\p{Lu}[\p{L}' -]+), ([\d.]+) miles? away, has ([\d,]+) class 7 stations?/u;

/** Returns whether the counts in an answer about class 7 are those of the places. */
function isTrueAboutClass7(
  answer: string,
  { class7Count, garageCount }: LocationPage,
  locations: ReadonlyMap<string, LocationPage>,
): boolean {
  const [, town, , stated = ""] = elsewhere.exec(answer) ?? [];
  const isTownTrue =
    town === undefined ||
    [...locations.values()].some(
      ({ name, class7Count: count }) => name === town && count === toNumber(stated),
    );
  const { none, all, part, whole } = share.exec(answer)?.groups ?? {};
  if (none === undefined && all === undefined && part === undefined) return isTownTrue;
  if (whole !== undefined && toNumber(whole) !== garageCount) return false;
  if (none !== undefined) return class7Count === 0 && isTownTrue;
  return class7Count === (part === undefined ? garageCount : toNumber(part)) && isTownTrue;
}

/**
 * Checks a page's statements about class 7 near a place, and the DVA's centres near or in a
 * location.
 */
export const checkNearLists: PageCheck = (page, { locations }) => {
  const { location, path } = page;
  if (!location) return [];
  const words = allWords(page);
  const isArea = isAreaType(location.type);
  const wrong = (pattern: RegExp, isTrue: (stated: string) => boolean): Finding[] =>
    [...words.matchAll(pattern)]
      .filter(([, stated = ""]) => !isTrue(stated))
      .map(([match]) => ({ path, kind: "count", words: match }));
  const centres = isArea ? [] : testCentresNear(location);
  const others = centres.filter((centre) => centre.name !== location.name);
  const inArea = new Intl.ListFormat("en-GB").format(location.testCentres.map(({ name }) => name));
  return [
    ...wrong(class7Answers, (stated) => isTrueAboutClass7(stated, location, locations)),
    ...wrong(nearCentres, (stated) => isTrueList(stated, centres)),
    ...wrong(centreAnswers, (stated) => areNearest(stated, others)),
    ...wrong(centresInArea, (stated) => isArea && stated === inArea),
  ];
};

/** The numbers in links to a location, each with the linked place's own or the linked area's number. */
const ownCounts: readonly [pattern: RegExp, countOf: (counts: Counts) => number][] = [
  [/([\d,]+) MOT stations?\b/, ({ stations }) => stations],
  [/([\d,]+|\bnone) for class 7/, ({ class7 }) => class7],
  [/([\d,]+) class 7 stations?\b/, ({ class7 }) => class7],
];

/** Returns the numbers in a link that differ from the own stations of the location that it opens. */
export function wrongOwnCounts(
  words: string,
  slug: string,
  { opened, own }: { opened: LocationPage | undefined; own: Counts | undefined },
): string[] {
  const counts = opened && isAreaType(opened.type) ? toCounts(opened) : own;
  return ownCounts.flatMap(([pattern, countOf]) => {
    const stated = pattern.exec(words)?.[1];
    if (stated === undefined) return [];
    return counts && toNumber(stated) === countOf(counts) ? [] : [`${slug}: ${stated}`];
  });
}
