import { countyPagePlaceLimits } from "@vanfettle/contract/indexed-pages";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { pages } from "@vanfettle/contract/paths";
import type { Claim } from "../../packages/web/src/features/data-and-claims/claim.ts";
import { claimGroupsOf } from "../../packages/web/src/features/data-and-claims/claims.ts";

/** The occurrence of a number without a matching entry on `/data-and-claims/`. */
interface UnansweredNumber {
  path: string;
  number: string;
  /** The surrounding text. */
  words: string;
}

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/**
 * Digits that are not figures: dates, postcodes, telephone numbers, MOT classes, oil grades,
 * versions, steps.
 */
const notFigures = [
  new RegExp(`(?:\\d{1,2} )?(?:${months}) \\d{4}`, "g"),
  /\b\d{4}-\d{2}(?:-\d{2})?\b/g,
  /\b\d{2}\/\d{2}\/\d{4}\b/g,
  /\b(?:19|20)\d\d\b/g,
  /\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/g,
  /\b0\d{2,4} \d{3,4} ?\d{3,4}\b/g,
  /\bclass(?:es)? \d(?:(?:,| and| or) (?:class )?\d)*/gi,
  /\b\d+W-\d+\b/g,
  /\b(?:Version|Step) \d+|^\d\. (?=[A-Z])/g,
];
const number = /(?<![A-Za-z\d.,])\d[\d,]*(?:\.\d+)?/g;

/**
 * The number words. "One" is excluded, because it is nearly always a pronoun, and so are ordinals,
 * which number steps and postcode halves.
 */
const numberWords: Record<string, string> = {
  ...Object.fromEntries(
    [
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "eleven",
      "twelve",
    ].map((word, index) => [word, String(index + 2)]),
  ),
  ...Object.fromEntries(
    ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
      (word, index) => [word, String((index + 2) * 10)],
    ),
  ),
  dozen: "12",
  hundred: "100",
  thousand: "1000",
  million: "1000000",
  half: "half",
};
const numberWord = new RegExp(`\\b(?:${Object.keys(numberWords).join("|")})s?\\b`, "gi");

/**
 * Phrases with number words that are not figures: "a week or two", half of a postcode, any two
 * compared vans.
 */
const notFiguresInWords = [/\ba \w+ or two\b/gi, /\b(?:first|second) half\b/gi, /\btwo vans\b/gi];

const withoutOthers = (text: string): string =>
  [...notFigures, ...notFiguresInWords].reduce((rest, pattern) => rest.replace(pattern, " "), text);

/** Returns the numbers of a text, in digits or in words, as digits without commas. */
function numbersIn(text: string): string[] {
  const rest = withoutOthers(text);
  const inDigits = (rest.match(number) ?? []).map((found) => found.replaceAll(",", ""));
  const inWords = (rest.match(numberWord) ?? []).map(
    (found) => numberWords[found.toLowerCase().replace(/s$/, "")] ?? "",
  );
  return [...inDigits, ...inWords];
}

const wordsOf = ({ statement, evidence, limits, licence, source }: Claim): string =>
  [statement, evidence, limits, licence, source?.replaceAll("/", " ")].join(" ");

/** Returns the numbers in the entries of each subject. */
const statedBy = (settings: PageSettings): Map<string, ReadonlySet<string>> =>
  new Map(
    claimGroupsOf(settings).map(({ subject, claims }) => [
      subject,
      new Set(claims.flatMap((claim) => numbersIn(wordsOf(claim)))),
    ]),
  );

/**
 * The subjects whose figures differ by page: numbers in the API's responses, and the lengths of its
 * lists.
 */
const perPage: readonly string[] = ["stations", "places"];

/** Returns every number in a value and its parts, and the length of every list. */
function numbersOfData(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === "number") {
      for (const each of [part, Math.round(part)]) found.add(String(each));
    } else if (typeof part === "string") for (const each of numbersIn(part)) found.add(each);
    else if (typeof part === "object" && part !== null) {
      if (Array.isArray(part)) {
        found.add(String(part.length));
        // A county's page shows this many places, and the number of remaining places.
        for (const limit of Object.values(countyPagePlaceLimits)) {
          found.add(String(part.length - limit));
        }
      }
      Object.values(part).forEach(visit);
    }
  };
  visit(value);
  return found;
}

/**
 * The subjects whose evidence the page links at the end of its blocks. What binds or describes the
 * service is linked in every footer.
 */
const subjectsOf = (body: string): string[] => [
  "promises",
  "terms",
  ...Array.from(
    body.matchAll(/href="\/data-and-claims\/#([a-z-]+)"/g),
    ([, subject = ""]) => subject,
  ),
];

/** Returns the texts of a rendered body that a visitor reads, without what only decorates them. */
const textsOf = (body: string): string[] =>
  body
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(script|style|svg|pre)\b.*?<\/\1>/gs, "")
    .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, "")
    .split(/<[^>]+>/);

/**
 * Returns the numbers in the visible text of a page that no entry states whose subject the page
 * links. `data` is the API's response for the page, and `settings` are those it was rendered with.
 */
export function findUnanswered(
  path: string,
  body: string,
  data: unknown,
  settings: PageSettings = samplePageSettings,
): UnansweredNumber[] {
  const stated = statedBy(settings);
  const ofThisPage = numbersOfData(data);
  // The page of the entries has them all.
  const linked = path === pages.dataAndClaims.canonical ? [...stated.keys()] : subjectsOf(body);
  const hasEntry = (each: string) =>
    linked.some(
      (subject) =>
        stated.get(subject)?.has(each) || (perPage.includes(subject) && ofThisPage.has(each)),
    );
  return textsOf(body).flatMap((words) =>
    numbersIn(words.replaceAll(/&#?\w+;/g, " "))
      .filter((each) => !hasEntry(each))
      .map((each) => ({ path, number: each, words: words.slice(0, 120) })),
  );
}
