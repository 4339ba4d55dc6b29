import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findablePlaces } from "../geo/place-list.ts";
import {
  addressHoldsRegistration,
  holdsRegistration,
  isRegistrationForPostcode,
  placePattern,
  searchHoldsRegistration,
  withoutRegistrations,
} from "./holds-registration.ts";
import typedQueries from "./typed-queries.json" with { type: "json" };

test.each([
  "MQ76ZZX",
  "mq76 zzx",
  "Mq76-zzx",
  " MQ76.ZZX ",
  "MQ76  ZZX",
  "M 123 ABC",
  "M123ABC",
  "ABC 123D",
  "abc123d",
  "Q123 ABC",
  "BIG 4",
  "KIZ 1234",
  "1234 AB",
  "12 D",
  "MQ 12",
  "Q 7",
  "AB 1234",
  "AB1234",
  // This is also a postcode with the letter O in place of the digit 0.
  "DE13 OBH",
  "N1OAA",
  "N1 OAA",
  "MQ76/ZZX",
  "MQ76_ZZX",
  "mq76 / zzx",
  "MQ76\\ZZX",
  "M/Q/7/6/Z/Z/X",
  "MQ76·ZZX",
  "MQ76,ZZX",
  "(MQ76) ZZX",
  "MQ76\u00a0ZZX",
  "MQ76–ZZX",
  "MQ76\u200bZZX",
  "MQ\u00ad76ZZX",
  "ＭＱ７６ＺＺＸ",
  "ｍｑ７６　ｚｚｘ",
  "ＢＩＧ 4",
  "𝐌𝐐𝟕𝟔𝐙𝐙𝐗",
  "M123/ABC",
  "AB_1234",
])("%j is a registration", (text) => {
  expect(holdsRegistration(text)).toBe(true);
});

test.each([
  "191-D-12345",
  "12 D 3456",
  "12AB34",
  "101 D 234",
  "J 123456",
  "G 1234 A",
  "G12345",
  "A123 4567",
  "ZZ 12345",
  "MAN 123 A",
  "AY 1234",
])("%j is a registration from another register", (text) => {
  expect(holdsRegistration(text)).toBe(true);
});

test.each([
  "check MQ76ZZX",
  "MQ76 ZZX Leeds",
  "reg: mq76zzx?",
  "vans/M123ABC",
  "“MQ76 ZZX”",
  "van ABC123D, Leeds",
  "MQ76/ZZX Leeds",
  "my van MQ76_ZZX",
  "van_MQ76ZZX_Leeds",
  "ＭＱ７６ ＺＺＸ Leeds",
  "Leeds, ABC123_D",
])("%j contains a registration", (text) => {
  expect(holdsRegistration(text)).toBe(true);
});

test.each([
  "SW1A 1AA",
  "sw1a1aa",
  "M1 1AA",
  "LS1 4AP",
  "EC1A 1BB",
  "W1A 0AX",
  "GIR 0AA",
  "BT1 1AA",
  "CF05 3AB",
  "SW1A",
  "M1",
  "B11",
  "LS27",
  "B11 1",
  "SW1A 1",
  "LS27 0",
  "AB12",
  "AB123",
  "SW1A/1AA",
  "AB12/3",
  "AB12_3",
  "ＳＷ１Ａ　１ＡＡ",
  "(LS1 4AP)",
])("%j is a postcode or part of one", (text) => {
  expect(holdsRegistration(text)).toBe(false);
});

test.each([
  "",
  " ",
  "Leeds",
  "St Ives",
  "12345",
  "1066",
  "7",
  "007",
  "M25 and A38",
  "10 Downing Street",
  "Ashford, Kent",
  "Ashford/Kent",
  "ME14, the mall",
  "15/05/2027",
  "3_500",
  "' OR 1=1 --",
  "東京",
  "A1(M)",
])("%j is not a registration or a postcode", (text) => {
  expect(holdsRegistration(text)).toBe(false);
});

const placeRegex = new RegExp(`^(?:${placePattern})$`, "v");

describe("a search", () => {
  test.each([
    "mot MQ76 ZZX leeds",
    "mot mq 76 zzx leeds",
    "van service M123 ZZX near bath",
    "mot m 123 zzx leeds",
    "Leeds, ZZX 123M",
    "mot KIZ 1234 belfast",
    "kiz1234 belfast garage",
    "garage ZZX 123 leeds",
    "mot AB1234 leeds",
    "ＭＱ７６ ＺＺＸ mot leeds",
    "mot BIG 4",
    "check my van M123 ZZX",
    "is 1234 AB due",
    "po30van",
    "12 van",
    "MQ12 van",
    "LS12 for",
    "mot LS12 mot ZZX",
    "MQ76ZZX",
  ])("%j holds a registration", (text) => {
    expect(searchHoldsRegistration(text)).toBe(true);
    const query = new URLSearchParams({ q: text }).toString();
    expect(addressHoldsRegistration("/find", query)).toBe(true);
  });

  test.each([
    "class 7 mot swansea",
    "3.5t van mot",
    "3,500kg van mot leeds",
    "mot transit 350 lwb leeds",
    "nv200 mot leeds",
    "vw t5 mot leeds",
    "van garage a38 bristol",
    "M25 and A38",
    "garage off m4 newport",
    "mot before may 2027 leeds",
    "LSI 4AP",
    "SWIA 1AA",
    "CRO 1EA",
    "E14 5AB, London",
    "mot near SW1",
    "open 24 hours leeds",
    "MOT 2027 Leeds",
    "Van 350 LWB Leeds",
    "BFPO 57",
    "NE 33",
    "cf 10 3",
    "B 7",
    "mot ne 33",
    "ne 33 mot",
    "po30 van",
    "ls12 mot near me",
    "LS12 for a transit van",
    "gu12 ash",
    "E3 Bow",
    "m60 junction 12",
    "T5 van",
    "M4O 5",
    "EX4 4Q",
  ])("%j holds none", (text) => {
    expect(searchHoldsRegistration(text)).toBe(false);
    expect(placeRegex.test(text)).toBe(true);
  });

  test("as people type it holds one only where they mean one", () => {
    const taken = typedQueries
      .filter(({ query }) => searchHoldsRegistration(query))
      .map(({ query }) => query);
    // `SO14 OAA` could be a registration.
    expect(taken).toEqual(["mot AB12 CDE leeds", "ab12cde", "SO14 OAA"]);
  });
});

describe("the pattern of a search box", () => {
  test.each([
    "MQ76ZZX",
    "mq76 zzx",
    "MQ76-ZZX",
    "M123 ZZX",
    "zzx123m",
    "KIZ 1234",
    "mot MQ76 ZZX leeds",
    "Leeds, M123 ZZX",
    // Not the van of that name.
    "the T4 ZZX",
  ])("rejects %j, as the search does", (text) => {
    expect(placeRegex.test(text)).toBe(false);
    expect(searchHoldsRegistration(text)).toBe(true);
  });

  test("accepts every search as people type it without a registration", () => {
    const rejected = typedQueries
      .filter(({ query }) => !placeRegex.test(query) && !searchHoldsRegistration(query))
      .map(({ query }) => query);
    expect(rejected).toEqual([]);
  });

  test("accepts every place, and rejects only what is taken for a registration", () => {
    const names = findablePlaces().map(({ name, area }) => `${name}, ${area}`);
    expect(names.filter((name) => !placeRegex.test(name))).toEqual([]);
    const word = fc.oneof(
      fc.stringMatching(/^[A-Za-z]{1,3}$/),
      fc.stringMatching(/^[0-9]{1,4}$/),
      fc.stringMatching(/^[A-Z]{1,3}[0-9]{1,4}[A-Z]{0,3}$/),
      fc.constantFrom("mot", "MOT", "Van", "Leeds", "class 7", "SW1A 1AA", "-", ","),
    );
    const rejected = { count: 0 };
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        const text = words.join(" ");
        if (placeRegex.test(text)) return;
        rejected.count++;
        expect(searchHoldsRegistration(text), text).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(rejected.count).toBeGreaterThan(100);
  });
});

describe("a place name", () => {
  test("is not a registration in any of its forms", () => {
    const names = findablePlaces().flatMap(({ name, area, keys }) => [
      name,
      ...keys,
      ...(area ? [`${name}, ${area}`] : []),
    ]);
    expect(names.length).toBeGreaterThan(4_000);
    expect(names.filter(searchHoldsRegistration)).toEqual([]);
  });

  test("is not a registration in an address", () => {
    const slugs = findablePlaces().map(({ slug }) => slug);
    expect(slugs.filter((slug) => addressHoldsRegistration(`/van-mot/${slug}/`, ""))).toEqual([]);
  });
});

test.each([
  ["/find", "q=MQ76ZZX"],
  ["/find", "for=mot&q=mq76+zzx"],
  ["/find", "q=%4dQ76ZZX"],
  ["/find", "Q=1&q=MQ76ZZX"],
  ["/garages/", "postcode=MQ76-ZZX&class=7"],
  ["/van-check/", "expires=MQ76ZZX"],
  ["/MQ76ZZX", ""],
  ["/van-mot/mq76%20zzx/", ""],
  ["/van-mot/mq76%2Fzzx/", ""],
  ["/find", "q=MQ76%2FZZX"],
  ["/find", "q=MQ76_ZZX"],
  ["/find", `q=${encodeURIComponent("ＭＱ７６ＺＺＸ")}`],
])("the address %s?%s contains a registration", (path, query) => {
  expect(addressHoldsRegistration(path, query)).toBe(true);
});

test.each([
  ["/find", "q=Leeds"],
  ["/find", ""],
  ["/garages/", "postcode=SW1A+1AA&class=4"],
  ["/van-check/", "expires=2027-05-15&kg=3500&kind=van&power=engine"],
  ["/%E0%A4%A", "q=%E0%A4%A"],
])("the address %s?%s contains no registration", (path, query) => {
  expect(addressHoldsRegistration(path, query)).toBe(false);
});

test.each([
  ["AB12 CDE", true, true],
  // W1 0AB, with the letter O for 0, which a search takes for a registration.
  ["W1 OAB", true, false],
  ["B1 1AA", false, false],
])(
  "the text %j is a registration in a search: %s, and in a postcode field: %s",
  (text, inSearch, inField) => {
    expect([holdsRegistration(text), isRegistrationForPostcode(text)]).toEqual([inSearch, inField]);
  },
);

test("removes every registration from a text and keeps the other words", () => {
  expect(withoutRegistrations("van mq76 zzx: brakes (1.1.13 (a)), M123ABC and abc123d")).toBe(
    "van : brakes (1.1.13 (a)),  and ",
  );
  expect(withoutRegistrations("brake pad less than 1.5 mm thick (1.1.13 (a) (ii))")).toBe(
    "brake pad less than 1.5 mm thick (1.1.13 (a) (ii))",
  );
});
