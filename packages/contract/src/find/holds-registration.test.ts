import { describe, expect, test } from "vitest";
import { findablePlaces } from "../geo/place-list.ts";
import {
  addressHoldsRegistration,
  holdsRegistration,
  isRegistrationForPostcode,
  withoutRegistrations,
} from "./holds-registration.ts";

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
  "AB 12",
  "B 7",
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

describe("a place name", () => {
  test("is not a registration in any of its forms", () => {
    const names = findablePlaces().flatMap(({ name, area, keys }) => [
      name,
      ...keys,
      ...(area ? [`${name}, ${area}`] : []),
    ]);
    expect(names.length).toBeGreaterThan(4_000);
    expect(names.filter(holdsRegistration)).toEqual([]);
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
