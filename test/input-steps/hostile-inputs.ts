/**
 * The longest text that fits into an address beside its other parts. CloudFront's limit is 8 KB.
 */
const longestText = 7_000;
const longestBody = 16_000;
/** The characters of a search that are used. */
const searchLength = 80;

/** The parts of texts that take much work to split, fold, match or compare. */
const parts = [
  "a ",
  "ea ",
  "se h ato b r ",
  "ra oe tn,l ",
  "qeterborough greater london ",
  "SW1A 1AA ",
  // Words around a place, places among others, incomplete postcodes, weights and no name.
  "mot in ",
  "leeds qx bath ",
  "e1 5 ",
  "3.5t ",
  "sqqqqwxz",
  ",",
  "é\u0301",
  "<&",
  "%2f",
];

/** The longest texts that can be sent for any field. */
export const hostileTexts: readonly string[] = parts.map((part) =>
  part.repeat(longestText / part.length),
);

/** Texts of the length that a search uses, which end with a whole part. */
export const hostileSearches: readonly string[] = parts.map((part) =>
  part.repeat(searchLength / part.length),
);

const manyNames = (length: number): string[] => Array.from({ length }, (_, i) => `f${i}`);

/** Form bodies with many fields, and with the same field many times. */
export const hostileForms = (field: string): string[] => [
  "a=&".repeat(longestBody / 3),
  `${field}=a&`.repeat(longestBody / (field.length + 3)),
  manyNames(longestBody / 8).join("=&"),
];

/** Returns JSON bodies with `field` nested deeply, with many other fields, and of other types. */
export function hostileJson(field: string): string[] {
  const depth = longestBody / 8;
  const others = Object.fromEntries(manyNames(longestBody / 10).map((name) => [name, 0]));
  const deepList = "[".repeat(depth) + "]".repeat(depth);
  const deepObject = '{"a":'.repeat(depth) + "0" + "}".repeat(depth);
  return [
    deepList,
    deepObject,
    `{"${field}":${deepList}}`,
    `{"${field}":${deepObject}}`,
    JSON.stringify({ [field]: others }),
    JSON.stringify({ ...others, [field]: manyNames(longestBody / 20) }),
    JSON.stringify(others),
  ];
}
