import { anyWordOf } from "./any-of.ts";
import { violation, type CheckedSentence, type SentenceCheck, type Violation } from "./check.ts";
import { ownNames } from "./own-names.ts";
import otherPlaces from "./place-names.json" with { type: "json" };

/** Words with a capital that every text may use. */
const allowed = new Set(
  [
    "I VanFettle MOT MOTs MOT's DVSA DVSA's DVLA DVA DVA's UK Britain British Great England English Scotland Scottish Wales Welsh Northern Ireland Irish",
    "January February March April May June July August September October November December",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Saturdays Sundays Christmas Easter New Year",
    "AdBlue ABS DPF DPFs EGR ESP ECU ECUs LED LEDs EV EVs LPG VIN OBD TPMS SRS ADAS VAT AC DC PTO LWB SWB LCV LCVs Euro Ltd FAQ FAQs AA",
    "Class Full Major Service Oil Change Brake Diagnostics Test Van Vans",
  ].flatMap((words) => words.split(" ")),
);
/** Firms of the trade, in whatever case. */
const firms = anyWordOf(
  String.raw`Halfords|Kwik[- ]?Fit|(?:Book|Fix|WhoCanFix)My(?:Garage|Car)|ClickMechanic|ATS Euromaster`,
  String.raw`Mr\.? Clutch|National Tyres|Formula One Autocentres?|Checkatrade|Good Garage Scheme|Motorpoint`,
  String.raw`AutoGuru|RAC|Bosch Car Service|Unipart|Euro Car Parts|Arnold Clark|Lookers|Evans Halshaw`,
  String.raw`Pentagon|Trustpilot|Yell|Gumtree|Auto Trader|Ford|Vauxhall|Opel|Mercedes(?:-Benz)?|Volkswagen`,
  String.raw`VW|Renault|Peugeot|Citro[eë]n|Fiat|Iveco|Nissan|Toyota|LDV|Maxus|Vivaros?|Crafters?|Ducatos?`,
  String.raw`Trafics?|Movanos?|Snap-on`,
);
const roads = /\b(?:[ABM]\d{1,4}(?:\(M\))?|junctions?\s+\d+)\b|\bthe\s+(?:A|M|B)\s?-?\s?\d+\b/;
/** Offices, which are named in full. */
const offices = /\bDriver and Vehicle (?:Standards |Licensing )?Agency\b/g;
/** A capital after these begins a sentence or a title. */
const start = /(?:^|[.!?:–—|]\s*|["'(]\s*|\d[.)]\s+)$/;
/** What a name ends with that is a road or a landmark, for titles in which capitals say nothing. */
const landmark =
  /\b(?!(?:Test|Service|MOT|Van|Your|The|A|Train|Petrol|Next)\b)\p{Lu}[\p{L}'-]{1,40}\s+(?:Road|Street|Lane|Avenue|Park|Hill|Bridge|Castle|Church|Station|Square|Common|Green|Estate|Centre|Hospital|School|Stadium|River|Roundabout|Way|Beach|Harbour|Airport|Abbey|Market|Garages?|Motors|Autos|Cars|Tyres Ltd)\b/u;

const tokens = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);
const places = new Set(otherPlaces);
const longestPlace = Math.max(...otherPlaces.map((name) => name.split(/[ -]/).length));

/** Headings and titles may capitalise any word, so that a single capital says nothing about it. */
const isTitle = ({ kind }: CheckedSentence): boolean => kind === "heading" || kind === "metaTitle";

function hasCapitalsThroughout(text: string): boolean {
  const long = (text.match(/[\p{L}'-]{4,}/gu) ?? []).slice(1);
  return long.length > 0 && long.filter(isCapitalised).length > long.length / 2;
}

/** Shouting is a fault of its own. */
const isShouting = (text: string): boolean => /[A-Z]/.test(text) && !/[a-z]/.test(text);

const cover = (name: string): string => "\u00A4".repeat(name.length);

interface Word {
  text: string;
  index: number;
}

/** Refuses every name that is not the location's own, one of its facts', or on the list: places, roads, landmarks, firms, people. */
export const checkNames: SentenceCheck = (sentence, facts) => {
  const { text } = sentence;
  const masked = text.replaceAll(ownNames(facts), cover).replaceAll(offices, cover);
  const found = [...namedPlaces(sentence, masked)];
  for (const pattern of isTitle(sentence) ? [firms, roads, landmark] : [firms, roads]) {
    const words = pattern.exec(masked)?.[0];
    if (words !== undefined) found.push(violation("name", sentence, words, "only names of the facts may be used"));
  }
  if (found.length > 0 || isShouting(text)) return found;
  if (isTitle(sentence) && (hasCapitalsThroughout(text) || !/\p{Lu}[\p{L}'-]{1,40} \p{Lu}[\p{L}'-]/u.test(masked)))
    return [];
  const unknown = unknownName(masked);
  return unknown === null
    ? []
    : [violation("name", sentence, spanAround(text, unknown), "only names of the facts may be used")];
};

/** Finds places of the gazetteer, also at the beginning of a sentence. */
function* namedPlaces(sentence: CheckedSentence, masked: string): Generator<Violation> {
  const words = Array.from(masked.matchAll(/[\p{L}']+/gu), ({ 0: text, index }): Word => ({ text, index }));
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    if (!isCapitalised(first.text)) continue;
    for (let count = Math.min(longestPlace, words.length - at); count > 0; count--) {
      const last = words[at + count - 1] as Word;
      const name = masked.slice(first.index, last.index + last.text.length).replace(/'s?$/, "");
      if (!places.has(name)) continue;
      yield violation("other_place", sentence, name, "only places of the facts may be named");
      at += count - 1;
      break;
    }
  }
}

function unknownName(masked: string): Word | null {
  for (const { 0: token, index } of masked.matchAll(tokens)) {
    const parts = token.replace(/'s?$/, "").split("-");
    const isFirst = start.test(masked.slice(0, index));
    const isUnknown = parts.some(
      (part, i) => isCapitalised(part) && !allowed.has(part) && !allowed.has(token) && !(isFirst && i === 0),
    );
    if (isUnknown) return { text: token, index };
  }
  return null;
}

/** Returns the word with the capitalised words around it: `Reigate Hill` for `Hill`. */
function spanAround(text: string, { text: word, index }: Word): string {
  const before = /(?:\p{Lu}[\p{L}'-]{0,40}\s){0,6}$/u.exec(text.slice(0, index))?.[0] ?? "";
  const after = /^(?:\s+\p{Lu}[\p{L}'-]*)*/u.exec(text.slice(index + word.length))?.[0] ?? "";
  return `${before}${word}${after}`;
}
