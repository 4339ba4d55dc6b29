import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "./testing/any-character.ts";
import { invisibleCharacters } from "./testing/invisible-characters.ts";
import { visibleText } from "./visible-text.ts";

test.each(invisibleCharacters)("removes %s at every place of a text", (_, character) => {
  expect(visibleText(Array.from(" AB12 CDE ").join(character))).toBe(" AB12 CDE ");
  expect(visibleText(`${character}${character}1${character}`)).toBe("1");
});

test.each([
  ["full-width letters and digits", "ＡＢ１２　ｃｄｅ", "AB12 cde"],
  ["a full-width date", "１５／０５／２０２７", "15/05/2027"],
])("returns usual characters for %s", (_, typed, usual) => {
  expect(visibleText(typed)).toBe(usual);
});

test.each([
  ["lines and tabs", "AB12 CDE\r\n15/05/2027\t3500"],
  ["other spaces, which the parsers read", "AB12\u00A0CDE\u2009F"],
  ["accents", "Zoë’s cafe\u0301 – 5°"],
  ["the joiners of Persian and Hindi", "ون\u200Cسفید क्\u200Dष"],
  ["emoji", "👨‍👩‍👧 👩🏽‍🔧 🏳️‍🌈 ☎️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇧"],
  ["half a character, which the API rejects", "a\uD83Db"],
])("keeps %s", (_, text) => {
  expect(visibleText(text)).toBe(text);
});

test.each(["🏴\u{E0067}\u{E0062}", "AB\u200D12", "\u3164\u200DA", "1\uFE0F", "🚐\u{E0041}"])(
  "keeps no invisible character out of its place: %j",
  (text) => {
    expect(visibleText(text)).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
  },
);

test("changes a text only once", () => {
  const unit = fc.oneof(
    fc.constantFrom(...invisibleCharacters.map(([, character]) => character), "A", "🏴", "न", "👩"),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const once = visibleText(units.join(""));
      expect(visibleText(once)).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});
