import { parsePostcode } from "../postcode.ts";

/** Whose post it is that has a postcode wherever it is delivered, by the letters of the postcode. */
const byArea: Readonly<Record<string, string>> = {
  GIR: "the post of Girobank, a bank in Bootle",
  BF: "the post of British Forces",
};

/** Returns a sentence about a postcode that exists and has no location, or undefined for every other text. */
export function postcodeWithoutPlace(text: string): string | undefined {
  const postcode = parsePostcode(text);
  const post = postcode && byArea[postcode.area];
  return post && `${postcode.text} is a special postcode for ${post}. It has no location.`;
}
