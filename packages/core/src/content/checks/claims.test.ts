import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkClaims } from "./claims.ts";

const violationsOf = (text: string) => checkClaims(buildSentenceToCheck(text), buildFactRecord());

test.each([
  "Garages rated by other drivers.",
  "A 5-star workshop.",
  "See our reviews.",
  "An award-winning team.",
  "Below RRP.",
  "Save on your next visit.",
  "Big savings for vans.",
  "A discount for fleets.",
  "The cheapest MOT in town.",
  "Cheap tests.",
  "Our best price.",
  "The lowest prices around.",
  "We guarantee that your van will pass.",
  "A guaranteed pass.",
  "Your van will pass, guaranteed.",
  "Tests cost less than the legal maximum.",
  "Below the DVSA limit.",
  "A free MOT with every service.",
])("%j is refused as a claim", (text) => {
  expect(violationsOf(text)).not.toEqual([]);
});

test.each([
  "Start early and compare what each visit covers.",
  "Nobody can promise that a van will pass.",
  "The best time to book is early.",
  "The lowest quote may leave out the fluids.",
  "Garages in Sale and Starcross open on weekdays.",
  "Doing both at once saves a second trip.",
  "Is the cheapest garage the right one?",
  "Ask whether the work is guaranteed.",
])("%j passes", (text) => {
  expect(violationsOf(text)).toEqual([]);
});

test("a claim is quoted in its own words", () => {
  expect(violationsOf("Book now and save pounds on every visit.")).toMatchObject([
    { code: "claim", level: "refused", words: "save pounds" },
  ]);
});
