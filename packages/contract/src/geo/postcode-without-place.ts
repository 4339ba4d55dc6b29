import { parsePostcode } from "./postcode.ts";

/** The owners of non-geographic postcodes, by postcode area. */
const byArea: Readonly<Record<string, string>> = {
  GIR: "the post of Girobank, a bank in Bootle",
  BF: "the post of British Forces",
};

/** Returns a sentence about a non-geographic postcode, or undefined for other text. */
export function postcodeWithoutPlace(text: string): string | undefined {
  const postcode = parsePostcode(text);
  const post = postcode && byArea[postcode.area];
  return post && `${postcode.text} is a special postcode for ${post}. It has no location.`;
}
