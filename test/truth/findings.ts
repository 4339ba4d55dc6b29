import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { isNorthernIreland, regionBySlug } from "@vanfettle/contract/location/regions";
import { visibleText } from "../../packages/web/src/testing/render-document.ts";
import {
  checkMostClass7,
  checkNearLists,
  checkStationTables,
  wrongOwnCounts,
} from "./figure-checks.ts";
import { allWords, toNumber, type Finding, type PageCheck } from "./finding.ts";
import type { SitePage } from "./site-pages.ts";

const contextLength = 40;

/** Finds each match of a pattern, with some words of context. */
const found = (
  { path }: SitePage,
  kind: Finding["kind"],
  text: string,
  pattern: RegExp,
): Finding[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    path,
    kind,
    words: text.slice(Math.max(0, index - contextLength), index + match.length + contextLength),
  }));

/**
 * Checks that the counts on a location's page are its own: stations, class 7, and the miles to the
 * nearest.
 */
const checkOwnCounts: PageCheck = (page, { figures }) => {
  const { location, path } = page;
  if (!location) return [];
  const { garageCount, class7Count, nearestStationMiles, nearestClass7Miles } = location;
  const own = figures.get(location.slug);
  const class5Count = own?.class5 ?? null;
  const within10Miles = own?.within[10].stations ?? null;
  const words = allWords(page);
  /**
   * Finds the statements of a pattern, whose group is a number, that differ from the true number.
   */
  const wrong = (pattern: RegExp, truth: number | null): Finding[] =>
    [...words.matchAll(pattern)]
      .filter(
        ([, stated = ""]) => (/^all$/i.test(stated) ? garageCount : toNumber(stated)) !== truth,
      )
      .map(([match]) => ({ path, kind: "count", words: match }));
  return [
    ...wrong(/([\d,]+|\bNo) MOT test stations? listed by DVSA/gi, garageCount),
    ...wrong(/DVSA lists (no) MOT stations/g, garageCount),
    ...wrong(/listed by DVSA (?:here|within 5 miles), ([\d,]+|none) for class 7/g, class7Count),
    ...wrong(/([\d,]+|\bAll|\bNone) of them tests? class 7/g, class7Count),
    ...wrong(
      /(?:The nearest is|nearest MOT test station listed by DVSA) ([\d.]+) miles? away/g,
      nearestStationMiles,
    ),
    ...wrong(
      /The nearest that tests class 7 vans[^.]*? is ([\d.]+) miles? away/g,
      nearestClass7Miles,
    ),
    ...wrong(/([\d,]+) MOT stations? (?:near|in and around) /g, garageCount),
    // The answers to the questions of a place without a text.
    ...wrong(/test vans\? ([\d,]+|No) MOT stations? within 5 miles/g, garageCount),
    ...wrong(/tests? vans, (?:and|but) ([\d,]+) within 10 miles/g, within10Miles),
    ...wrong(
      /nearest MOT station for vans(?: on this side of the water)? is (less than 0\.1|[\d.]+) miles?/g,
      nearestStationMiles,
    ),
    ...wrong(
      /nearest (?:class 7 station|that does|for class 7)(?: on this side of the water)? is (less than 0\.1|[\d.]+) miles?/g,
      nearestClass7Miles,
    ),
    ...wrong(/Yes: ([\d,]+) MOT stations? within 5 miles of [^.]*? tests? class 5/g, class5Count),
  ];
};

const link = /<a\b[^>]*href="\/van-(?:servicing|mot)\/([^/"]+)\/"[^>]*>(.*?)<\/a>/gs;

/** The patterns of numbers in links to a location, each with the number on the linked page. */
const linkedCounts: readonly [pattern: RegExp, countOf: (opened: LocationPage) => number][] = [
  [/([\d,]+) certified garages?/, ({ garageCount }) => garageCount],
  [/([\d,]+) places?\b/, ({ places }) => places.length],
  [/([\d,]+) (?:county|counties)\b/, ({ counties }) => counties.length],
];

/**
 * Checks that the number on a card or in a list equals the linked page's. Some regions have a slug
 * per service.
 */
const checkLinkedCounts: PageCheck = ({ path, body }, { locations, figures }) =>
  [...body.matchAll(link)].flatMap(([, slug = "", inside = ""]) => {
    const words = visibleText(inside);
    const opened = locations.get(regionBySlug(slug)?.slug ?? slug);
    const ofStations = wrongOwnCounts(words, slug, { opened, own: figures.get(slug)?.own });
    const ofPage = linkedCounts.flatMap(([pattern, countOf]) => {
      const count = pattern.exec(words)?.[1];
      const isRight =
        count === undefined || (opened !== undefined && toNumber(count) === countOf(opened));
      return isRight ? [] : [`${slug}: ${count}`];
    });
    return [...ofPage, ...ofStations].map((wrong): Finding => ({
      path,
      kind: "count",
      words: wrong,
    }));
  });

const nouns = "stations|garages|places|counties|miles|years|days|of them (?:test|are|have)\\b";
/** A word between a number and its noun; the number of a class is none of its own. */
const between = "(?:(?:MOT|class \\d|[a-z]+) )";
const singular = "station|garage|place|county|mile|year|day";

/**
 * Checks that 1 is followed by a singular and other numbers by a plural, and that 0 is written
 * "No".
 */
const checkGrammar: PageCheck = (page) =>
  found(
    page,
    "grammar",
    allWords(page),
    new RegExp(
      `(?<![\\d.,£]|\\bclass )(?:1 ${between}{0,3}?(?:${nouns})|0 ${between}{0,3}?(?:${nouns}|${singular})\\b|(?:[02-9]|\\d{2,}) (?:class \\d |(?:van )?MOT (?:test )?)?(?:${singular})\\b(?!-))`,
      "g",
    ),
  );

/** Checks that a class 7 test is offered only where a counted station does it. */
const checkClass7: PageCheck = (page) =>
  page.location && page.location.class7Count === 0
    ? found(page, "class 7", allWords(page), /\bclass 4 (?:and|or) class 7\b(?!\?)/gi)
    : [];

const britishLaw =
  /\bclass [47]\b|£54\.85|£58\.60|£180|3,000 kg|4,250 kg|legal maximum|maximum fee|10 working days|less a day|month early|(?<!nidirect\.)\bGOV\.UK\b/gi;
const distances =
  /\b(?:stations?|garages?)\b[^.]{0,80}\b\d+(?:\.\d)? miles?\b|[\d,]+ (?:MOT test stations?|certified garages?)/gi;

/**
 * Checks that a page of Northern Ireland never states the law, counts or station distances of Great
 * Britain.
 */
const checkNorthernIreland: PageCheck = (page) =>
  page.location && isNorthernIreland(page.location.region)
    ? [
        ...found(page, "Northern Ireland", allWords(page), britishLaw),
        ...found(page, "Northern Ireland", allWords(page), distances),
      ]
    : [];

/** The specified claims, which pages show without evidence. */
const specified = [
  /5000\+/g,
  /4\.9\/5/g,
  /same-day service/gi,
  /12 month warranty|\bwarranty 12 month/gi,
  /45-minute MOT|\bMOT 45-minute/g,
  /certified mechanics/gi,
  /Certified here means authorised by DVSA/g,
  /quality guaranteed/gi,
  /warranties vary by garage/gi,
  /\b[\d,]+ certified garages?\b/g,
  /connecting van owners with certified garages across the UK/gi,
  /transparent pricing and guaranteed quality/gi,
];
const claims =
  /(?:\brat(?:ed|ings?) \d|\b\d\.\d\/5|\bcertified\b|\bguarantee|\btrust|\bbest\b|\bleading\b|\baward|\bexpert|\bevery day\b|\bsame[- ]day\b|\b45[- ]minute|\b5,?000\+|\bcheapest garage|\bin minutes\b|\bunder a minute\b|\bmany (?:of them|garages)\b|\bmost (?:garages|stations)\b)/gi;

/** Checks that no page makes a claim without evidence beyond the specified wording. */
const checkClaims: PageCheck = (page) => {
  // This page quotes the claims and marks each as unverified.
  if (page.path === "/data-and-claims/") return [];
  const rest = specified.reduce((text, literal) => text.replace(literal, ""), allWords(page));
  return found(page, "claim", rest, claims);
};

const pageChecks: readonly PageCheck[] = [
  checkOwnCounts,
  checkLinkedCounts,
  checkStationTables,
  checkMostClass7,
  checkNearLists,
  checkGrammar,
  checkClass7,
  checkNorthernIreland,
  checkClaims,
];

/** Returns the false statements on a page. */
export const findOnPage: PageCheck = (page, site) =>
  pageChecks.flatMap((check) => check(page, site));

/** Returns the titles and descriptions that several pages share, each with the pages' paths. */
export function findRepeated(
  pages: readonly Pick<SitePage, "path" | "title" | "description">[],
): Finding[] {
  return (["title", "description"] as const).flatMap((kind) =>
    [...Map.groupBy(pages, (page) => page[kind])]
      .filter(([, { length }]) => length > 1)
      .map(([words, same]): Finding => ({
        kind,
        words,
        path: same.map(({ path }) => path).join(" "),
      })),
  );
}
