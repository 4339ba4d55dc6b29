import { describe, expect, test } from "vitest";
import { parseRegistration } from "./registration.ts";

/**
 * The formats of registers around the UK, from their sources:
 * - UK layouts: S.I. 2001/561, schedule 3, table A; trailers: S.I. 2018/1203, regulation 15
 * - trade plates: three digits and letters, and five digits since 2015; they identify a business
 * - military vehicles: not registered with DVLA, S.I. 2002/2742, regulation 29(2)
 * - diplomatic vehicles: registered with DVLA, protocol.fcdo.gov.uk
 * - Guernsey, Alderney: en.wikipedia.org, Vehicle registration plates of the Bailiwick of Guernsey
 * - Jersey: Motor Vehicle Registration (General Provisions) (Jersey) Order 1993
 * - Isle of Man: archives.gov.im, S29; Gibraltar: en.wikipedia.org, Vehicle registration plates of Gibraltar
 * - Ireland: S.I. 318/1992 with S.I. 542/2012, and S.I. 14/1958 before 1987
 */
const names = [
  "Guernsey",
  "Alderney",
  "Jersey",
  "Isle of Man",
  "Gibraltar",
  "Irish",
  "trade plate",
  "military",
  "diplomatic",
  "trailer",
  "foreign",
] as const;
type Name = (typeof names)[number];

/** Returns the registers that a sentence names. */
const namedIn = (sentence: string | null): Name[] =>
  names.filter((name) => sentence?.toLowerCase().includes(name.toLowerCase()));

describe("is not looked up, and the message names every register with its format", () => {
  test.each<[string, ...Name[]]>([
    ["1", "Guernsey"],
    ["007", "Guernsey"],
    ["9999", "Guernsey"],
    ["12345", "Guernsey", "trade plate"],
    ["20085", "Guernsey", "trade plate"],
    ["J 12345", "Jersey"],
    ["J123456", "Jersey"],
    ["G 12345", "Gibraltar"],
    ["G 1234 A", "Gibraltar"],
    ["G9999G", "Gibraltar"],
    ["A123 4567", "trailer"],
    ["12 AB 34", "military"],
    ["00 BC 01", "military"],
    ["JW 24 AA", "military"],
    ["91 CE 12", "Irish", "military"],
    ["04-WX-50", "Irish", "military"],
    ["101 D 234", "diplomatic", "Irish"],
    ["131-D-101", "diplomatic", "Irish"],
    ["283 D 101", "diplomatic"],
    ["900 X 400", "diplomatic"],
    ["191-D-12345", "Irish"],
    ["131-D-7", "Irish"],
    ["05-SO-1", "Irish"],
    ["87 D 99999", "Irish"],
    ["242-KY-123456", "Irish"],
    ["ZV 12345", "Irish"],
    ["ZZ 54321", "Irish"],
    ["12 AB 345", "foreign"],
    ["AA-123-AA", "foreign"],
  ])("%s", (text, ...registers) => {
    const entry = parseRegistration(text);
    const message = entry.valid ? null : entry.message;
    expect(new Set(namedIn(message))).toEqual(new Set(registers));
  });
});

describe("is looked up, and if it is not found the sentence names every other register with its format", () => {
  test.each<[string, ...Name[]]>([
    ["AB12 CDE"],
    ["MN12 ABC"],
    ["XA51 ABC"],
    ["A123 ABC"],
    ["A 1 ABC"],
    ["ABC 123A"],
    ["1234 AB"],
    ["12 A"],
    ["ABC 123"],
    ["A 1"],
    ["AB 1234"],
    ["Q123 ABC"],
    ["ABZ 1234"],
    ["1234 ABZ"],
    ["AZ 1234"],
    ["UI 12"],
    ["AMN 123"],
    ["J 1", "Jersey"],
    ["J1234", "Jersey"],
    ["JSY 123", "Jersey"],
    ["AY 1", "Alderney"],
    ["AY 1234", "Alderney"],
    ["G 1", "Gibraltar"],
    ["G1234", "Gibraltar"],
    ["MN 1", "Isle of Man"],
    ["MN 9999", "Isle of Man"],
    ["MAN 1", "Isle of Man"],
    ["MAN 9999", "Isle of Man"],
    ["BMN 1", "Isle of Man"],
    ["1 MN", "Isle of Man"],
    ["9999 MN", "Isle of Man"],
    ["1000 MAN", "Isle of Man"],
    ["99 YMN", "Isle of Man"],
    ["MAN 2 A", "Isle of Man"],
    ["A 1 MAN", "Isle of Man"],
    ["Y999 MAN", "Isle of Man"],
    ["BMN 1 A", "Isle of Man"],
    ["PMN 835 H", "Isle of Man"],
    ["123 A", "trade plate"],
    ["123 AB", "trade plate"],
    ["123 ABC", "trade plate"],
    ["123 MAN", "trade plate", "Isle of Man"],
    ["Z 1234", "Irish"],
    ["ZV 1234", "Irish"],
    ["IK 12", "Irish"],
    ["12 ZA", "Irish"],
    ["BZA 12", "Irish"],
    ["780 FZL", "Irish", "trade plate"],
  ])("%s", (text, ...registers) => {
    const entry = parseRegistration(text);
    expect(entry).toMatchObject({ valid: true });
    expect(new Set(namedIn(entry.valid ? entry.mayBe : null))).toEqual(new Set(registers));
  });
});

test("each sentence is one of words that a visitor can act on", () => {
  for (const text of ["J 1", "123 MAN", "780 FZL"]) {
    const entry = parseRegistration(text);
    expect(entry.valid && entry.mayBe).toMatch(
      /^It may be an? .+, which (?:is|are) not in DVLA's register of vehicles\.$/,
    );
  }
});
