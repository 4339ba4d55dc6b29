import { lawValues, type VanClass } from "@vanfettle/vans/law/law-values";
import { plainName } from "../geo/fold-name.ts";
import {
  isInArea,
  parsePostcode,
  parseTypedPostcode,
  postcodeLevels,
  type TypedPostcode,
} from "../geo/postcode.ts";
import type { ServicePageName } from "../services.ts";
import {
  isKnownInside,
  isKnownWord,
  isWordOfQuestion,
  motorCaravanWords,
  motorwayWords,
  motWords,
  priceWords,
  servicePageOfWord,
  servicingWords,
  spelledRight,
  zoneWords,
} from "./query-words.ts";

/** The number of characters of a search that are used; the longest name has 58. */
export const searchMaxLength = 80;

/** The kinds of page that a search may ask for. */
export const queryServices = ["mot", "servicing"] as const;

export type QueryService = (typeof queryServices)[number];

/** A search as typed, split into its place and the wanted service. */
export interface ParsedQuery {
  service: QueryService | null;
  /** The pages of the services that the search asks for. */
  servicePages: ServicePageName[];
  /** True if the search asks what an MOT costs. */
  asksMotPrice: boolean;
  /** True if the search asks about a zone that charges or bans vans. */
  asksZones: boolean;
  /** True for a sentence, such as a question, whose words need not name a place. */
  isQuestion: boolean;
  /** True if the place is one as far as a question goes: `in maidstoen`, however it is spelt. */
  isPlaceAsked: boolean;
  /** The class of the van, for an MOT. */
  vanClass: VanClass | null;
  /** The postcode, alone or among other words. */
  postcode: TypedPostcode | undefined;
  /** The number of the British Forces Post Office, such as `BFPO 57`. */
  forcesNumber: string | undefined;
  /** The words that may name a place, as typed; empty if there are none. */
  place: string;
  /**
   * The place with one or more of the other words around it, longest first, because a name may
   * have such a word: `Ratho Station`. The only other word beside a service, if there is no place.
   */
  widerPlaces: string[];
}

/** A word as typed, with its words in plain letters. */
interface Token {
  text: string;
  words: string[];
}

/** The words after `how`, which by themselves may be part of a name, as in Long Eaton. */
const howMuch = /\bhow (?:long|often|early|soon|far)\b/i;

/** The first words of sentences, after a greeting. */
const startOfSentence =
  /^(?:(?:hi|hello|hey|please|pls|so|and|ok)[\s,!.]+)*(?:do|does|did|is|are|am|can|could|should|shall|must|will|would|have|has|how|what|whats|when|whens|wen|wat|where|wheres|which|who|why|if|i|im|ive|my|need|help)\b/i;

/** The words inside a sentence that begins with others: `mot ran out can i drive`. */
const insideSentence =
  /\b(?:(?:can|could|do|does|did|should|must|will|would|is|are|has|have) (?:i|it|we|my|you|they|the|this)|how (?:soon|long|much|often|many|do|to)|what (?:needs?|do|does|is|to|should)|when (?:i|it|im|do|does|is)|that (?:do|does|is|has|can|takes?)|(?:of|if|has|does|change|move) my|i (?:need|want|have|can|should)|been|heard|ran out|run out)\b/i;

const fewestWordsOfSentence = 3;

/** A number of vans, beside which a fleet is not the town of Fleet. */
const severalVans = /\b\d{1,4} vans\b/i;

/** The words of a question after its last preposition, which are likely a place. */
const afterPreposition = /^.*\s(?:in|near|nr|nearest|around|at)\s+(.+)/i;

/** The first words of sentences whose last words are likely a place. */
const needsPlace = /^\W*(?:where|need|i)\b/i;

function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < fewestWordsOfSentence) return false;
  const plain = text.replace(/['’]/g, "").trim();
  return startOfSentence.test(plain) || insideSentence.test(plain) || /\?\s*$/.test(text);
}

/** Splits a search into the words that name a place, and the service and class that it asks for. */
export function parseQuery(text: string): ParsedQuery {
  const searched = text.slice(0, searchMaxLength).replace(howMuch, "how");
  const { rest, vanClass, isClassNamed } = findClass(
    severalVans.test(searched) ? searched.replace(/\bfleet\b/i, " ") : searched,
  );
  const isQuestion = isSentence(text);
  const toSegments = (text: string): Token[][] =>
    text
      .split(",")
      .map((segment) => tokensOf(segment).filter(isQuestion ? isNotOfQuestion : Boolean));
  const segments = toSegments(rest);
  const words = segments.flat().flatMap((token) => token.words);
  const service = serviceOf(words, isClassNamed);
  const isMotorCaravan = words.some((word) => motorCaravanWords.has(word));
  const classOfKind = isMotorCaravan ? lawValues.motorCaravan.motClass : null;
  const found = findPostcode(segments);
  const [, asked = ""] = (isQuestion && !found && afterPreposition.exec(rest)) || [];
  const placeAsked = toPlace(toSegments(asked));
  const others = found ? found.others : segments;
  const named = namesMotorway(segments.flat())
    ? others.map((tokens) => tokens.filter((token) => !isOfMotorway(token)))
    : others;
  return {
    service,
    servicePages: [...new Set(words.flatMap((word) => servicePageOfWord.get(word) ?? []))],
    asksMotPrice: isMotAsked(words) && plainWords(searched).some((word) => priceWords.has(word)),
    asksZones: words.some((word) => zoneWords.has(word)),
    isQuestion,
    isPlaceAsked: placeAsked !== "" || needsPlace.test(text),
    vanClass: service === "mot" ? (vanClass ?? classOfKind) : null,
    postcode: found?.postcode,
    forcesNumber: findForcesNumber(words.join(" ")),
    place: placeAsked || (named.flat().some(mayBePlace) ? toPlace(named) : ""),
    widerPlaces: named.length === 1 ? widerPlaces(named[0] ?? []) : [],
  };
}

/** `diagnostic test` asks for no MOT, nor does `battery test`. */
const otherTests = /\b(diagnostics?|battery|brakes?) test\b/g;

const isMotAsked = (words: readonly string[]): boolean =>
  words
    .join(" ")
    .replace(otherTests, "")
    .split(" ")
    .some((word) => motWords.has(word));

/** The words beside `mot` for both, which servicing pages offer: `mot and full service`. */
const besideMot: ReadonlySet<string> = new Set(["service", "servicing"]);

function serviceOf(words: readonly string[], isClassNamed: boolean): QueryService | null {
  const isBoth = words.includes("mot") && words.some((word) => besideMot.has(word));
  if (isMotAsked(words) && (isClassNamed || !isBoth)) return "mot";
  if (words.some((word) => servicingWords.has(word))) return "servicing";
  return isClassNamed ? "mot" : null;
}

const namedClass = /\bclass\s*(\d|iv|vi{0,2})\b/i;
/** Both classes, as in `class 4 or 7`, of which a question asks for the right one. */
const eitherClass = /\bclass\s*(?:4|7|iv|vii)\s*(?:or|and|\/|&)\s*(?:class\s*)?(?:4|7|iv|vii)\b/i;
const tonnes = /\b(\d(?:[.,]\d{1,2})?)\s?(?:t|tons?|tonnes?)\b/i;
const kilograms = /\b(\d[.,]?\d{3})\s?kgs?\b/i;

/** The classes of vans as numbers and in Roman numerals. */
const classes: Readonly<Record<string, VanClass>> = { 4: "4", iv: "4", 7: "7", vii: "7" };

interface ClassAmongWords {
  /** The text without the class or weight. */
  rest: string;
  vanClass: VanClass | null;
  /** True for a class, and false for a weight, from which a class follows. */
  isClassNamed: boolean;
}

/** Finds a class, or a gross weight in tonnes or kg, in a text. */
export function findClass(text: string): ClassAmongWords {
  const without = (found: string) => text.replace(found, " ");
  const [either] = eitherClass.exec(text) ?? [];
  if (either !== undefined) return { rest: without(either), vanClass: null, isClassNamed: true };
  const [named, written = ""] = namedClass.exec(text) ?? [];
  if (named !== undefined) {
    const vanClass = classes[written.toLowerCase()] ?? null;
    return { rest: without(named), vanClass, isClassNamed: true };
  }
  const [inTonnes, number = ""] = tonnes.exec(text) ?? [];
  if (inTonnes !== undefined) {
    const kg = Math.round(Number(number.replace(",", ".")) * 1000);
    return { rest: without(inTonnes), vanClass: classOfWeight(kg), isClassNamed: false };
  }
  const [inKilograms, kg = ""] = kilograms.exec(text) ?? [];
  if (inKilograms !== undefined) {
    const vanClass = classOfWeight(Number(kg.replace(/[.,]/, "")));
    return { rest: without(inKilograms), vanClass, isClassNamed: false };
  }
  return { rest: text, vanClass: null, isClassNamed: false };
}

function classOfWeight(kg: number): VanClass | null {
  if (kg > lawValues.class7.upToKg) return null;
  return kg > lawValues.class7.overKg ? "7" : "4";
}

const plainWords = (text: string): string[] => plainName(text).split(" ");

/** Returns the words of a text between commas. Text without letters or digits is left out. */
const tokensOf = (segment: string): Token[] =>
  segment
    .split(/[\s/+&]+/)
    .map((text) => ({ text, words: plainWords(text).filter(Boolean).map(spelledRight) }))
    .filter(({ words }) => words.length > 0);

const mayBePlace = (token: Token): boolean => !isKnown(token) && isNotOfQuestion(token);

const isNotOfQuestion = ({ words }: Token): boolean => !words.every(isWordOfQuestion);

/** The number of a motorway or of its junction. */
const isOfMotorway = ({ text }: Token): boolean => /^(?:m|j)?\d{1,2}[a-z]?$/i.test(text);

/** Single letters are parts of a known word: `e-transit`. */
const isKnown = ({ words }: Token): boolean =>
  words.every((word) => (words.length > 1 && word.length === 1) || isKnownWord(word));

/** Returns the tokens from the first to the last that may name a place. */
function core(tokens: readonly Token[]): { first: number; last: number } {
  return {
    first: tokens.findIndex((token) => !isKnown(token)),
    last: tokens.findLastIndex((token) => !isKnown(token)),
  };
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

function placeIn(tokens: readonly Token[]): string {
  const { first, last } = core(tokens);
  if (first === -1) return "";
  return textOf(tokens.slice(first, last + 1).filter(({ words }) => !words.every(isKnownInside)));
}

const toPlace = (segments: readonly Token[][]): string =>
  segments.map(placeIn).filter(Boolean).join(", ");

/** The words of the longest names with a word that is also known otherwise. */
const mostWiderWords = 4;

function widerPlaces(tokens: readonly Token[]): string[] {
  const { first, last } = core(tokens);
  if (first === -1) {
    const others = tokens.filter(({ words }) => serviceOf(words, false) === null);
    return others.length === 1 ? [textOf(others)] : [];
  }
  const texts: string[] = [];
  for (let length = mostWiderWords; length >= last + 1 - first; length--) {
    const earliest = Math.max(0, last + 1 - length);
    for (let start = earliest; start <= first && start + length <= tokens.length; start++) {
      texts.push(textOf(tokens.slice(start, start + length)));
    }
  }
  return texts;
}

/** The one-letter postcode areas. Other single letters with a number are roads or vans. */
const areasOfOneLetter = /^[BEGLMNSW]$/;

/** A postcode among the words of a search, and the words without it. */
interface PostcodeAmongWords {
  postcode: TypedPostcode;
  others: Token[][];
}

/** Returns whether words name a motorway, such as `M60 junction 12` or `off the M4`. */
const namesMotorway = (tokens: readonly Token[]): boolean =>
  tokens.some(({ words }) => words.some((word) => motorwayWords.has(word))) ||
  /\b(?:the|along) m\d{1,2}\b/i.test(textOf(tokens));

/** The most words of a postcode, as in `CF 10 3AA`. */
const mostWordsOfPostcode = 3;

/** Finds the most precise postcode among words. A text that is only a postcode may be any. */
function findPostcode(segments: readonly Token[][]): PostcodeAmongWords | undefined {
  const isMotorway = namesMotorway(segments.flat());
  const whole = segments.length === 1 ? parseTypedPostcode(textOf(segments[0] ?? [])) : undefined;
  if (whole) return { postcode: whole, others: [] };
  const found = segments.flatMap((tokens, segment) =>
    tokens.flatMap((_, at) =>
      Array.from({ length: mostWordsOfPostcode }, (_each, i) => mostWordsOfPostcode - i).flatMap(
        (length) => {
          const postcode = parseWords(tokens.slice(at, at + length), length);
          if (!postcode) return [];
          if (isMotorway && postcode.area === "M" && postcode.level !== "postcode") return [];
          return [{ postcode, others: segments.with(segment, tokens.toSpliced(at, length)) }];
        },
      ),
    ),
  );
  const level = ({ postcode }: PostcodeAmongWords) => postcodeLevels.indexOf(postcode.level);
  return found.toSorted((a, b) => level(a) - level(b))[0];
}

function parseWords(tokens: readonly Token[], length: number): TypedPostcode | undefined {
  const [first, second] = tokens;
  if (tokens.length < length || !first) return undefined;
  // A letter at the end of a word is part of its number: `M25J`.
  const parse: (text: string) => TypedPostcode | undefined =
    length === 1 ? parsePostcode : parseTypedPostcode;
  const postcode = parse(textOf(tokens));
  if (!postcode) return undefined;
  // `oil` is not 0IL.
  if (second && /^[a-z]+$/i.test(second.text) && isKnown(second)) return undefined;
  // `T5` is a van, and `M 1` a motorway.
  if (postcode.area.length === 1 && !areasOfOneLetter.test(postcode.area)) return undefined;
  // The fault p0401 is not PO40 1.
  if (length === 1) return isKnown(first) ? undefined : postcode;
  const isSpacedOutcode = /^[a-z]{2}$/i.test(first.text) && /^\d/.test(second?.text ?? "");
  if (isSpacedOutcode) return isInArea(postcode) && !isKnown(first) ? postcode : undefined;
  if (length === 3) return undefined;
  // `N1 24 hours` is not in N12.
  const isOtherNumber = /^\d\d$/.test(second?.text ?? "") && postcode.level === "sector";
  const isOutcodeOfWords = postcode.level === "outcode" && !postcode.unfinished;
  return isOtherNumber || isOutcodeOfWords ? undefined : postcode;
}

const forcesNumber = /\bbfpo ?(\d{0,4})\b/;

/** Returns the number of a British Forces Post Office in a text of plain words. */
function findForcesNumber(words: string): string | undefined {
  const [found, number = ""] = forcesNumber.exec(words) ?? [];
  return found && `BFPO ${number}`.trim();
}
