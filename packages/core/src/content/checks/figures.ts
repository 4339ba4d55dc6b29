import { replaceSlots } from "../text/slots.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { readableText } from "./normalise.ts";
import { ownNames } from "./own-names.ts";

/** Digits that are no figures: test classes, emission standards, drive and grades of oil. */
const names = /\bclass(?:es)? (?:4|7)(?:(?:,| and| or) (?:4|7))?\b|\bEuro [56]\b|\b4x4s?\b/gi;

const number = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|(?:a |one |several |many |a few )?(?:hundred|thousand|million|dozen)s?|(?:a |the odd )?couple of|half an?|half a dozen|a score of)`;
/** Units of figures that a writer would invent. */
const measure = String.raw`(?:seconds?|minutes?|mins?|hours?|days?|weeks?|fortnights?|months?|years?|decades?|miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|mm|millimet(?:re|er)s?|inch(?:es)?|feet|litres?|pints?|gallons?|tonnes?|tons?|kg|kilos?|kilograms?|pounds?|quid|pence|p|grand|per ?cent|percent|%|degrees?|volts?|bar|psi|mph|times (?:as|more|the|longer|faster))`;
const counted = String.raw`(?:garages?|workshops?|stations?|centres?|testers?|mechanics?|people|residents|inhabitants|households|vans|drivers|owners|businesses|firms|traders|towns|villages|places|neighbours|bookings|customers|services|MOTs|tests|breakdowns|failures|vehicles|postcodes|counties)`;
const adjectives = String.raw`(?:(?:or|to|and)\s+${number}\s+|(?:[\w-]+\s+){0,2}?)`;

const inWords: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${number}[\s-](?:(?:or|to|and)\s+${number}[\s-])?(?:more\s+|further\s+|thousand\s+|hundred\s+)?${measure}(?![\w])`,
    "gi",
  ),
  new RegExp(
    String.raw`\b(?:about|roughly|around|nearly|almost|under|over|less than|more than|within|only|just|takes?|lasts?|costs?)\s+(?:about\s+|roughly\s+|around\s+|only\s+)?an?\s+(?!second\b)${measure}(?![\w])|\b${measure}\s+and\s+(?:a|three)[\s-](?:half|quarters?)\b`,
    "gi",
  ),
  new RegExp(String.raw`\b(?!one\b)${number}\s+${adjectives}${counted}\b`, "gi"),
  new RegExp(
    String.raw`\b(?:has|have|having|there is|there's|are|only|just|counts?|lists?)\s+(?:only\s+|just\s+)?one\s+(?:[\w-]+\s+){0,2}?(?:garage|workshop|station|centre|tester|place)\b`,
    "gi",
  ),
  new RegExp(String.raw`\b${number}\s+(?:out of|in)\s+(?:every\s+)?${number}\b`, "gi"),
  new RegExp(
    String.raw`\b(?:(?:a|one|two)\s+(?:third|quarter|fifth|tenth)s?|two-thirds|three[- ]quarters|half)\s+(?:of\s+)?(?:all\s+|the\s+|our\s+|these\s+)*(?:${counted}|a million|a thousand|an? \w+ miles|cost|price|bill|fee|population)\b`,
    "gi",
  ),
  /\b(?:twice|three times|four times|ten times)\s+(?:as|the)\s+\w+|\bdoubl(?:e|es|ed|ing)\s+(?:the|its|their|in)\s+(?:number|population|size|life|cost|price|count)\b|\bhalv(?:e|es|ed|ing)\s+(?:the|your|its)\s+\w+/gi,
  /\b(?:dozens|hundreds|thousands|millions|scores|tens) of\b|\b(?:more|fewer|less) than (?:a )?(?:dozen|hundred|thousand)\b|\b(?:a|several) (?:dozen|hundred|thousand|million)\b/gi,
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ](?:largest|biggest|busiest|oldest|nearest|smallest|most)\b/gi,
  new RegExp(String.raw`\b(?!one\b)${number}\s+of (?:them|these|those|the (?:garages|stations))\b`, "gi"),
  new RegExp(String.raw`\b(?:percentage|proportion) of\b|\bper ?cent\b|%`, "gi"),
];
/** What a number word may count: parts of a van and turns of speech. */
const countable =
  "things?|tyres?|wheels?|corners|doors|ways|points|jobs|questions|reasons|parts|steps|visits|trips|quotes|opinions|lamps|lights|cylinders|seats|gears|winters|seasons|keys|sides|ends|feet|others|hands|as|is|was|has";
const counts = new RegExp(
  String.raw`\b(?!(?:one|two|a|half|several)\b)${number}\s+(?!(?:\w+\s+)?(?:${countable})\b)(?:[a-z-]+\s+)?[a-z-]+s\b`,
  "gi",
);
/** Number words of everyday speech: "one day", "a day or two". */
const idioms =
  /\b(?:one day|day one|at one time|one time|(?:one|two) at a time|second to none|a day or two|one or two|one another|one of (?:them|these|those)(?! (?:is|tests|garages))|(?:in|on|at) (?:the )?one (?:go|visit|trip|place|day)|the same day)\b/gi;

/** Stands for a filled slot, which says itself what it counts: another unit after it would put it to another use. */
const slotMark = "◦";
const slotWithUnit = new RegExp(String.raw`${slotMark}\s+(?:more\s+|van\s+)?(?:${counted}|${measure})\b`, "i");

/** Refuses every figure outside a slot, in digits or in words with a unit. */
export const checkFigures: SentenceCheck = (sentence, facts) => {
  const text = replaceSlots(readableText(sentence.template), slotMark)
    .replaceAll(ownNames(facts), "•")
    .replace(names, "•");
  const digits =
    /[£$€]?\s?\d[\d,.:/]*(?:\s?(?:%|kg|km|mm|miles?|years?|months?|days?|hours?|minutes?|pounds?|p\b|[a-z]+))?/i.exec(
      text,
    )?.[0];
  const misused = slotWithUnit.exec(text)?.[0].replace(slotMark, "").trim();
  const plain = text.replace(idioms, "•");
  const words = [...inWords, counts].flatMap((pattern) => plain.match(pattern) ?? []);
  return [digits, misused, ...words.slice(0, 2)]
    .filter((figure) => figure !== undefined)
    .map((figure) => violation("figure", sentence, figure, "a figure may only be a slot"));
};
