import { describe, expect, test } from "vitest";
import { hasClass7, type StationFigures } from "@vanfettle/contract/station/station-list";
import {
  class7Sentence,
  phoneText,
  stationsInShort,
  stationsSentence,
} from "./station-sentences.ts";

const place = (over: Partial<StationFigures> = {}): StationFigures => ({
  name: "Maidstone",
  type: "town",
  region: "South East",
  garageCount: 63,
  class7Count: 16,
  nearestStationMiles: 0.2,
  nearestClass7Miles: 0.4,
  island: null,
  ...over,
});

describe("the stations of a place in a sentence", () => {
  test.each([
    [63, "63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone."],
    [1, "1 MOT test station listed by DVSA tests vans within 5 miles of Maidstone."],
    [
      0,
      "DVSA lists no MOT stations for vans within 5 miles of Maidstone. The nearest is 8.8 miles away.",
    ],
  ])("%i", (garageCount, sentence) => {
    expect(stationsSentence(place({ garageCount, nearestStationMiles: 8.8 }))).toBe(sentence);
  });

  test("of an area are in and around it, with a thousands comma", () => {
    const london = place({ name: "London", type: "region", garageCount: 1378 });
    expect(stationsSentence(london)).toBe(
      "1,378 MOT test stations listed by DVSA test vans in and around London.",
    );
  });

  test("omit distances for islands", () => {
    const hughTown = place({
      name: "Hugh Town",
      garageCount: 0,
      class7Count: 0,
      nearestStationMiles: null,
      nearestClass7Miles: null,
    });
    expect(stationsSentence(hughTown)).toBe(
      "DVSA lists no MOT stations for vans within 5 miles of Hugh Town.",
    );
    expect(class7Sentence(hughTown)).toBeNull();
  });
});

describe("the stations for class 7 in a sentence", () => {
  const largeVans = "class 7 vans";

  test.each([
    [63, 16, `16 of them test ${largeVans}.`],
    [63, 1, `1 of them tests ${largeVans}.`],
    [4, 4, `All of them test ${largeVans}.`],
    [1, 1, `It tests ${largeVans} too.`],
    [1, 0, `It does not test class 7. The nearest that tests ${largeVans} is 1 mile away.`],
    [5, 0, `None of them tests class 7. The nearest that tests ${largeVans} is 1 mile away.`],
    [0, 0, `The nearest that tests ${largeVans} is 1 mile away.`],
  ])("%i, of them %i", (garageCount, class7Count, sentence) => {
    expect(class7Sentence(place({ garageCount, class7Count, nearestClass7Miles: 1 }))).toBe(
      sentence,
    );
  });

  test("omit the distance to class 7 stations if it is unknown", () => {
    const tobermory = place({ garageCount: 1, class7Count: 0, nearestClass7Miles: null });
    expect(class7Sentence(tobermory)).toBe("It does not test class 7.");
    expect(hasClass7(tobermory)).toBe(false);
  });
});

test.each([
  [place(), "63 MOT test stations listed by DVSA within 5 miles, 16 for class 7"],
  [
    place({ garageCount: 1, class7Count: 0 }),
    "1 MOT test station listed by DVSA within 5 miles, none for class 7",
  ],
  [
    place({ type: "county", garageCount: 1378, class7Count: 359 }),
    "1,378 MOT test stations listed by DVSA here, 359 for class 7",
  ],
  [
    place({ garageCount: 0, nearestStationMiles: 5.4 }),
    "nearest MOT test station listed by DVSA 5.4 miles away",
  ],
  [place({ garageCount: 0, nearestStationMiles: null }), null],
  [place({ region: "Northern Ireland" }), null],
])("the figures of a description, %#", (location, words) => {
  expect(stationsInShort(location)).toBe(words);
});

test("returns neither counts nor class 7 for Northern Ireland", () => {
  const belfast = place({ name: "Belfast", region: "Northern Ireland" });
  expect([stationsSentence(belfast), class7Sentence(belfast), hasClass7(belfast)]).toEqual([
    null,
    null,
    false,
  ]);
});

test.each([
  ["02079460018", "020 7946 0018"],
  ["01614960018", "0161 496 0018"],
  ["01184960018", "0118 496 0018"],
  ["01632960018", "01632 960018"],
  ["0163296001", "01632 96001"],
  ["07700900018", "07700 900018"],
  ["03069990018", "0306 999 0018"],
  ["08081570018", "0808 157 0018"],
  ["44", "44"],
])("formats %s as %s", (digits, written) => {
  expect(phoneText(digits)).toBe(written);
});
