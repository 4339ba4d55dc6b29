import { expect, test } from "vitest";
import { buildNearStations } from "../../testing/build-near-stations.ts";
import { countSentence, precisionSentence } from "./near-sentences.ts";

test.each([
  [6, 1_234, null, "6 stations within 5 miles test vans, 1,234 within 10 miles."],
  [1, 2, "7", "1 station within 5 miles tests class 7 vans, 2 within 10 miles."],
  [0, 3, null, "No station within 5 miles tests vans, 3 within 10 miles do."],
  [0, 1, "7", "No station within 5 miles tests class 7 vans, 1 within 10 miles does."],
  [0, 0, null, "No station within 10 miles tests vans."],
] as const)(
  "describes %i stations within 5 miles and %i within 10 for class %s",
  (within5Miles, within10Miles, vanClass, sentence) => {
    expect(countSentence(buildNearStations({ within5Miles, within10Miles, class: vanClass }))).toBe(
      sentence,
    );
  },
);

test("says that only the beginning of an unfinished postcode was used", () => {
  const near = {
    ...buildNearStations({ postcode: "LS1 4", placed: "sector" }),
    unfinished: "LS1 4A",
  };
  expect(precisionSentence(near)).toMatch(
    /^LS1 4A is not a full postcode\. Distances are from the middle of LS1 4, so/,
  );
});

test("omits the count without a list", () => {
  expect(
    countSentence(buildNearStations({ list: null, within5Miles: null, within10Miles: null })),
  ).toBeNull();
});

test.each([
  ["sector", "LS1 4AP", "LS1 4", "1.9 miles"],
  ["outcode", "LS1 4AP", "LS1", "3.4 miles"],
] as const)(
  "states the possible error of distances from the centre of a %s, as in the claims",
  (placed, postcode, area, off) => {
    expect(precisionSentence(buildNearStations({ postcode, placed }))).toBe(
      `We cannot place ${postcode} itself. Distances are from the middle of ${area}, so they may be up to ${off} off, or more for 1 postcode in 10.`,
    );
  },
);
