import { parsePostcode, type areasWithoutPlace } from "./postcode.ts";

/** The owners of non-geographic postcodes, by postcode area. */
const byArea: Readonly<Record<string, string>> = {
  GIR: "the post of Girobank, a bank in Bootle",
  BF: "the post of British Forces",
} satisfies Record<(typeof areasWithoutPlace)[number], string>;

/** Returns a heading and a sentence about a non-geographic postcode, or undefined for other text. */
export function postcodeWithoutPlace(
  text: string,
): { title: string; sentence: string } | undefined {
  const postcode = parsePostcode(text);
  const post = postcode && byArea[postcode.area];
  if (!post) return undefined;
  return {
    title: `${postcode.text} has no location`,
    sentence: `${postcode.text} is a special postcode for ${post}. It has no location.`,
  };
}
