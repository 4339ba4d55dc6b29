import { expect, test } from "vitest";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { parseQuery } from "@vanfettle/contract/find/parse-query";
import { problems } from "@vanfettle/contract/problems";
import { nothingFound } from "./find-query.ts";
import { findSentences } from "./find-sentences.ts";

const place = {
  kind: "place",
  name: "Maidstone",
  slug: "maidstone",
  area: "Kent, South East",
  miles: null,
} as const;
const sentences = (text: string, found: Partial<FindPlaces> & Pick<FindPlaces, "outcome">) =>
  findSentences(
    { ...nothingFound, ...found },
    {
      text,
      place: parseQuery(text).place,
      asked: parseQuery(text),
      unfinished: parseQuery(text).postcode?.unfinished,
      isRegistration: false,
    },
  );

test.each<[string, Parameters<typeof sentences>[1], RegExp]>([
  ["St Ives", { outcome: "places", places: [place, place] }, /Which “St Ives” do you mean/],
  [
    "Sheffeild",
    { outcome: "similar", places: [place] },
    /^Did you mean Maidstone\? We could not find “Sheffeild”\. Select a place, or enter your postcode\.$/,
  ],
  [
    "mot leith maidstone",
    { outcome: "similar", places: [{ ...place, name: "Maidstone, Kent" }] },
    /^Maidstone Of “leith maidstone”, we know Maidstone\. Select it, or enter your postcode\.$/,
  ],
  [
    "mot asford",
    { outcome: "similar", places: [place, place] },
    /^Did you mean one of these places\? We could not find “asford”\./,
  ],
  [
    "van mot isle of mull",
    { outcome: "around", places: [place] },
    /^Places in or near “isle of mull” “isle of mull” does not have its own page/,
  ],
  [
    "bourton on the hil",
    { outcome: "around", places: [place], meant: "bourton on the hill" },
    /^Did you mean Bourton on the Hill\? It does not have its own page\./,
  ],
  ["mot near me", { outcome: "no-place" }, /^Where is your van\? Enter a town/],
  [
    "how much is a van mot",
    { outcome: "no-place" },
    /^What a van MOT costs A van MOT costs at most £54\.85 \(class 4\) or £58\.60 \(class 7\) in Great Britain\. Where is your van\? Enter a town/,
  ],
  ["ulez", { outcome: "no-place" }, /^Zones that charge or ban older vans Check your van by/],
  ["mot jersey", { outcome: "outside-uk" }, /^Jersey is not in the United Kingdom/],
  [
    "bfpo57",
    { outcome: "unknown-postcode", postcode: "BFPO 57" },
    /^BFPO 57 has no location BFPO 57 is an address of British Forces Post Office\./,
  ],
  [
    "Mousehole",
    { outcome: "nothing", nearest: [place] },
    /^No results for “Mousehole” Check the spelling, enter your postcode, or select your region\. Small villages do not have their own page\. Names with the nearest spelling are below\.$/,
  ],
  [
    "me141aa",
    { outcome: "postcode", postcode: "ME14 1AA", placed: "sector", places: [place] },
    /near ME14 1AA.*middle of ME14 1\./,
  ],
  [
    "me14 1a",
    { outcome: "postcode", postcode: "ME14 1", placed: "sector", places: [place] },
    /^Places near ME14 1 ME14 1A is not a full postcode\. Distances.*middle of ME14 1\./,
  ],
  [
    "bt11aa",
    { outcome: "northern-ireland", postcode: "BT1 1AA" },
    /^BT1 1AA is in Northern Ireland DVA tests vans there\. Select your town, or enter its name\.$/,
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
    /^No results for “🚐” Check the spelling, enter your postcode, or select your region\.$/,
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
