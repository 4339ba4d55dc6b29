import { describe, expect, test } from "vitest";
import { entriesPastReview } from "../law/law.ts";
import { standardSentences, zonesSentences } from "./zone-sentences.ts";
import { zoneStandardOf, type ZoneRecord } from "./zone-standard.ts";
import { zoneAt, zoneList, zones } from "./zones.ts";

test.each([
  ["Bath", { slug: "bath", centre: null, county: "somerset" }, "Bath"],
  ["Gateshead", { slug: "gateshead", centre: null, county: "tyne-and-wear" }, "Tyneside"],
  [
    "Shipley, a district",
    { slug: "shipley", centre: "bradford", county: "west-yorkshire" },
    "Bradford",
  ],
  [
    "a district of London",
    { slug: "abbey-road", centre: "westminster", county: "greater-london" },
    "London",
  ],
  ["London", { slug: "london", centre: null, county: "greater-london" }, "London"],
  ["Greater London", { slug: "greater-london", centre: null, county: null }, "London"],
  ["Newcastle in County Down", { slug: "newcastle", centre: null, county: "county-down" }, null],
  ["Leeds", { slug: "leeds", centre: null, county: "west-yorkshire" }, null],
  ["Manchester", { slug: "manchester", centre: null, county: "greater-manchester" }, null],
  ["West Yorkshire", { slug: "west-yorkshire", centre: null, county: null }, null],
])("the zone at %s", (_, place, name) => {
  expect(zoneAt(place)?.name ?? null).toBe(name);
});

test("every zone has one sentence, an official source and a review after its start", () => {
  for (const { name, sentence, source, page, since, reviewBy } of zoneList) {
    expect([name, sentence]).toEqual([name, expect.stringMatching(/^[^.]+\.$/)]);
    expect([source, page.address]).toEqual([
      expect.stringMatching(/^https:\/\//),
      expect.stringMatching(/^https:\/\//),
    ]);
    expect([name, since < reviewBy]).toEqual([name, true]);
  }
  expect(entriesPastReview(zones, "2026-11-28")).toEqual([]);
});

describe("the sentences", () => {
  const record: ZoneRecord = {
    euroStatus: "EURO 5",
    fuel: "DIESEL",
    otherFuel: "Diesel",
    typeApproval: "N1",
    grossKg: 3_500,
    mayBeOtherBody: false,
  };
  const wordsOf = (over: Partial<ZoneRecord>) => {
    const standard = zoneStandardOf({ ...record, ...over });
    return [...standardSentences(standard), ...zonesSentences(standard)].join(" ");
  };

  test("of a van below the standard name the zones that charge it and those that ban it", () => {
    const words = wordsOf({});
    expect(words).toContain("DVLA says Euro 5 and diesel. That is below the standard of zones");
    expect(words).toMatch(/zones in London, Bath, .*Sheffield charge vans up to 3,500 kg/);
    expect(words).toContain("Aberdeen, Dundee, Edinburgh and Glasgow do not let them in");
    expect(words).not.toMatch(/Portsmouth|Low Emission Zone\)/);
  });

  test("of a heavy vehicle name Portsmouth and London's other zone", () => {
    const words = wordsOf({ typeApproval: "N2", grossKg: 7_500 });
    expect(words).toMatch(/London \(Low Emission Zone\).*Portsmouth.*vehicles over 3,500 kg/);
  });

  test("of a camper of M1 leave out the zones that do not look at cars", () => {
    const words = wordsOf({ typeApproval: "M1" });
    expect(words).toContain("zones in London, Birmingham and Bristol charge cars");
    expect(words).toContain(
      "In Bath, Bradford, Tyneside and Sheffield a camper may count as a van.",
    );
  });

  test("of an electric van leave out Oxford, whose zone it meets", () => {
    const words = wordsOf({ fuel: "ELECTRICITY", otherFuel: null });
    expect(words).toContain("meets the standard of every zone");
    expect(words).not.toContain("Oxford");
  });

  test.each<[string, Partial<ZoneRecord>, RegExp]>([
    ["no standard", { euroStatus: null }, /^DVLA does not say which Euro standard it meets\./],
    [
      "a fuel that shows no engine",
      { fuel: "HYBRID ELECTRIC" },
      /^DVLA says Euro 5, but not whether/,
    ],
    ["two fuels", { fuel: "PETROL" }, /^DVSA and DVLA name different fuels/],
    ["no kind of vehicle", { typeApproval: null, grossKg: null }, /Ask for each zone\.$/],
  ])("say what is missing: %s", (_, over, words) => {
    expect(wordsOf(over)).toMatch(words);
    expect(wordsOf(over)).not.toMatch(/\bpays?\b/);
  });
});
