import type { FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const pricesIn = ({ mot, services }: FactRecord): number[] =>
  [mot.class4MaxFee, mot.class7MaxFee, ...services.map(({ price }) => price.replace("£", ""))].map(Number);

/**
 * Units, with the numbers the facts have in each. A number of the facts may still be put to a wrong use: 37 garages may
 * become a test for £37. There are no facts in percent, nor in units of time but years.
 */
const units: [pattern: RegExp, known: (facts: FactRecord) => number[]][] = [
  [new RegExp(String.raw`(?:£|\bGBP)\s?${number}`, "gi"), pricesIn],
  [new RegExp(String.raw`\b${number}\s?(?:pounds?|quid|GBP|pence|p)\b`, "gi"), pricesIn],
  [
    new RegExp(String.raw`\b${number}[\s-]?miles?\b`, "gi"),
    ({ garages, nearby }) => present([garages.withinMiles, ...nearby.map(({ miles }) => miles)]),
  ],
  [
    new RegExp(String.raw`\b${number}\s?(?:kg|kilos?|kilograms?)\b`, "gi"),
    ({ mot }) => present([mot.class4MaxKg, mot.class7MinKg, mot.class7MaxKg]),
  ],
  [new RegExp(String.raw`\b${number}[\s-]?years?\b`, "gi"), ({ mot }) => [mot.firstTestAfterYears]],
  [
    new RegExp(String.raw`\b${number}\s(?:people|residents|inhabitants)\b`, "gi"),
    ({ population }) => present([population]),
  ],
  [
    new RegExp(String.raw`(?<!\bclass\s)\b${number}\s(?:garages|(?:test |MOT )?stations|workshops)\b`, "gi"),
    ({ garages }) => [garages.count, garages.class7],
  ],
  [new RegExp(String.raw`\bclass\s${number}`, "gi"), ({ mot }) => (mot.atGarages ? [4, 7] : [])],
  [
    new RegExp(String.raw`\b${number}[\s-]?(?:months?|weeks?|days?|hours?|minutes?|per cent|percent|%)`, "gi"),
    () => [],
  ],
];

/** Rejects a number with a unit in which the facts do not have that number. */
export function checkQuantities(text: PlaceText, facts: FactRecord): Violation[] {
  return textFields(text).flatMap(({ at, text: words }) =>
    units.flatMap(([pattern, known]) =>
      Array.from(words.matchAll(pattern))
        .filter(([, digits = ""]) => !known(facts).includes(Number(digits.replaceAll(",", ""))))
        .map(([quantity]): Violation => ({
          code: "unknown_number",
          message: `${at} says "${quantity}", which no fact says.`,
        })),
    ),
  );
}
