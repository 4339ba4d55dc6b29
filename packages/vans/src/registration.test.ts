import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutCountryLetters } from "./registration-shapes.ts";
import {
  formatRegistration,
  parseRegistration,
  registrationMessages,
  registrationNotes,
} from "./registration.ts";
import { invisibleCharacters } from "./testing/invisible-characters.ts";

const messageOf = (text: string) => {
  const entry = parseRegistration(text);
  return entry.valid ? null : entry.message;
};
const noteOf = (text: string) => {
  const entry = parseRegistration(text);
  return entry.valid ? entry.note : undefined;
};

test.each([
  ["ab12 cde", "AB12CDE"],
  [" AB12-CDE ", "AB12CDE"],
  ["a.b.12 CDE", "AB12CDE"],
  ["AB12\u00a0CDE", "AB12CDE"],
  ["A123 BCD", "A123BCD"],
  ["L2 WPS", "L2WPS"],
  ["ABC 123D", "ABC123D"],
  ["ABC 1D", "ABC1D"],
  ["1 A", "1A"],
  ["VAN 1", "VAN1"],
  ["1234 AB", "1234AB"],
  ["QQ19 VAN", "QQ19VAN"],
  ["Q123 ABC", "Q123ABC"],
  ["AIZ 1234", "AIZ1234"],
])("parses %j as %s", (text, registration) => {
  expect(parseRegistration(text)).toMatchObject({ valid: true, registration });
});

test.each([
  ["GB AB12 CDE", "AB12CDE"],
  ["uk ab12 cde", "AB12CDE"],
  ["(UK) AB12 CDE", "AB12CDE"],
  ["(GB)AB12CDE", "AB12CDE"],
  ["UK: AB12 CDE", "AB12CDE"],
  ["UKAB12CDE", "AB12CDE"],
  ["GB A123 BCD", "A123BCD"],
  ["GB 1234 AB", "1234AB"],
  ["UK 123 AB", "123AB"],
  ["GB UKA 123B", "UKA123B"],
  // Registrations that begin with the country's letters.
  ["GB12 ABC", "GB12ABC"],
  ["UK 12 ABC", "UK12ABC"],
  ["GBA 123B", "GBA123B"],
  ["UKA 1", "UKA1"],
  ["GB 1", "GB1"],
])("parses %j, with the letters of the country, as %s", (text, registration) => {
  expect(parseRegistration(text)).toMatchObject({ valid: true, registration });
});

test.each(["UK12A", "GB12AB", "GB123AB", "GB", "(UK)", "GB GB AB12 CDE", "UK AB1O CDE"])(
  "keeps the letters of %j, of which a registration may be the beginning",
  (text) => {
    expect(withoutCountryLetters(text)).toBe(text);
    expect(parseRegistration(text).valid).toBe(false);
  },
);

test.each(invisibleCharacters)("reads a registration with %s in it", (_, character) => {
  const pasted = character + Array.from("AB12 CDE").join(character) + character;
  expect(parseRegistration(pasted)).toMatchObject({ valid: true, registration: "AB12CDE" });
});

describe("rejects a registration that is not a UK van's, with an explanation", () => {
  test.each([
    ["", registrationMessages.missing],
    ["  - ", registrationMessages.missing],
    ["AB12 CDEF", registrationMessages.malformed],
    ["AB1O CDE", registrationMessages.malformed],
    ["VAN", registrationMessages.malformed],
    ["123456", registrationMessages.malformed],
    ["A<script>", registrationMessages.malformed],
    ["🚐", registrationMessages.malformed],
    ["x".repeat(5_000), registrationMessages.malformed],
    ["12345", registrationMessages.guernseyOrTrade],
    ["123", registrationMessages.guernsey],
    ["12 AB 34", registrationMessages.military],
    ["101 D 234", registrationMessages.diplomaticOrIrish],
    ["12 AB 345", registrationMessages.foreign],
    ["12 AB 34 C", registrationMessages.malformed],
    ["X12 AB 345", registrationMessages.malformed],
    ["MÜ AB 123 <", registrationMessages.malformed],
    ["191-D-12345", registrationMessages.irish],
    ["AA-123-AA", registrationMessages.foreign],
    ["MÜ AB 123", registrationMessages.foreign],
    ["А123ВС", registrationMessages.foreign],
  ])("%j", (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  test("offers the manual form or an example", () => {
    for (const message of Object.values(registrationMessages)) {
      expect(message).toMatch(/dates and weight|such as [A-Z\d]+ [A-Z\d]+$|such as AB12 CDE/);
    }
  });
});

test.each([
  "12-Mar",
  "12-MAR",
  "01-Sep",
  "1-Jan",
  "Mar-12",
  "Sept-04",
  "May-2027",
  "12/Mar",
  "12.mar",
  "12-Mar-26",
  "12-Mar-2026",
  "12 Mar 2026",
  "01/03/2012",
  "01/03/12",
  "1.3.2012",
  "2012-03-01",
  "2012-03-01 00:00:00",
  "1.2E+05",
  "1.00E+05",
  "1E+05",
  "1,2E+35",
  "1.2e5",
  "01:00",
  "1:00:00 AM",
])("rejects %s, which a spreadsheet made of a registration", (text) => {
  expect(messageOf(text)).toBe(registrationMessages.spreadsheet);
});

test.each([
  ["MAR 12", "MAR12"],
  ["12 MAR", "12MAR"],
  ["mar12", "MAR12"],
  ["SEP 1", "SEP1"],
  ["12-MAB", "12MAB"],
  ["MAB-12", "MAB12"],
  ['="MAR 12"', "MAR12"],
  ['"=""MAR 12"""', "MAR12"],
  [' ="MAR 12" ', "MAR12"],
  ['="MAR" 12', null],
  ["MAR'12", null],
  ["'MAR 12", "MAR12"],
  ['\'="MAR 12"', null],
])("parses %s, as our files and number plates have it, to %s", (text, registration) => {
  const entry = parseRegistration(text);
  expect(entry.valid ? entry.registration : null).toBe(registration);
});

test.each([
  ["Q123 ABC", registrationNotes.q],
  ["AIZ 1234", registrationNotes.northernIrish],
  ["1234 ABZ", registrationNotes.northernIrish],
  ["ABZ 1", registrationNotes.northernIrish],
  ["123 OIL", registrationNotes.northernIrish],
  ["BZA 123", null],
  ["QQ19 VAN", null],
  ["AB12 CDE", null],
  ["AZ12 CDE", null],
  ["I 12", null],
])("returns the note for the kind of registration: %s", (text, note) => {
  expect(noteOf(text)).toBe(note);
});

test.each([
  ["AB12CDE", "AB12 CDE"],
  ["A123BCD", "A123 BCD"],
  ["ABC123D", "ABC 123D"],
  ["VAN1", "VAN 1"],
  ["VAN1234", "VAN 1234"],
  ["AB12CDEF", "AB12CDEF"],
  ["A12BCDE", "A12BCDE"],
  ["ABC12DE", "ABC12DE"],
  ["A1B", "A1B"],
  ["1234AB", "1234 AB"],
])("formats %s as %s", (registration, written) => {
  expect(formatRegistration(registration)).toBe(written);
});

test("parses valid input to at most seven capitals and digits, and parses the result to itself", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^[A-Z0-9 -]{0,9}$/),
  );
  const rewritten = (entered: string) => {
    const entry = parseRegistration(entered);
    return entry.valid && /^[A-Z0-9]{2,7}$/.test(entry.registration)
      ? parseRegistration(formatRegistration(entry.registration))
      : { valid: false };
  };
  fc.assert(
    fc.property(text, (entered) => {
      expect(rewritten(entered)).toMatchObject(
        parseRegistration(entered).valid ? parseRegistration(entered) : { valid: false },
      );
    }),
    { numRuns: 1_000 },
  );
});
