import { expect, test } from "vitest";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { problems } from "@vanfettle/contract/problems";
import { findSentences } from "./find-sentences.ts";

const place = {
  kind: "place",
  name: "Maidstone",
  slug: "maidstone",
  area: "Kent, South East",
  miles: null,
} as const;
const sentences = (text: string, found: Partial<FindPlaces> & Pick<FindPlaces, "outcome">) =>
  findSentences({ places: [], postcode: null, placed: null, ...found }, text);

test.each<[string, Parameters<typeof sentences>[1], RegExp]>([
  ["St Ives", { outcome: "places", places: [place, place] }, /Which “St Ives” do you mean/],
  [
    "Sheffeild",
    { outcome: "similar", places: [place] },
    /^We could not find “Sheffeild” Small villages do not have their own page\. Enter your postcode instead\. Did you mean/,
  ],
  [
    "me141aa",
    { outcome: "postcode", postcode: "ME14 1AA", placed: "sector", places: [place] },
    /near ME14 1AA.*middle of ME14 1\./,
  ],
  [
    "bt11aa",
    { outcome: "northern-ireland", postcode: "BT1 1AA" },
    /BT1 1AA is in Northern Ireland.*DVA/,
  ],
  ["GY1", { outcome: "outside-uk", postcode: "GY1" }, /^Guernsey is not in the United Kingdom/],
  ["isle of man", { outcome: "outside-uk" }, /^The Isle of Man is not in the United Kingdom/],
  ["zz99", { outcome: "unknown-postcode", postcode: "ZZ99" }, /could not find ZZ99.*first part/],
  [
    "gir0aa",
    { outcome: "unknown-postcode", postcode: "GIR 0AA" },
    /^GIR 0AA has no location GIR 0AA is a special postcode for the post of Girobank, a bank in Bootle.*postcode of a street/,
  ],
  ["LS1 4A", { outcome: "not-a-postcode" }, /“LS1 4A” is not a postcode.*SW1A 1AA/],
  [
    "🚐",
    { outcome: "nothing" },
    /^No results for “🚐” Small villages do not have their own page\. Enter your postcode instead\. .*region/,
  ],
  [" ", { outcome: "nothing" }, /Where is your van/],
])("a search for %j returns a heading and a sentence with a next step", (text, found, expected) => {
  const { title, text: wayOn } = sentences(text, found);
  expect(`${title} ${wayOn}`).toMatch(expected);
  expect(wayOn).toMatch(/[.?]$/);
});

test.each<[string, FindPlaces["outcome"], string, string]>([
  [
    "unknown",
    "unknown-postcode",
    "We could not find that postcode. ",
    problems.postcode_not_found.message,
  ],
  ["wrong", "not-a-postcode", "", problems.invalid_postcode.message],
])(
  "a search for a postcode that is %s gives the next step of the API",
  (_, outcome, heading, message) => {
    expect(message.startsWith(heading)).toBe(true);
    const nextStep = message.slice(heading.length);
    expect(sentences("ZZ99", { outcome, postcode: "ZZ99" }).text).toBe(
      `${nextStep} You can also enter the name of a town.`,
    );
  },
);

test("a long search is truncated without splitting a character", () => {
  const { title } = sentences("🚐".repeat(100), { outcome: "nothing" });
  expect(title).toBe(`No results for “${"🚐".repeat(40)}…”`);
});
