import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readableName } from "./readable-name.ts";

test.each([
  ["M & D SERVICES (BRISTOL) LTD", "M & D Services (Bristol) Ltd"],
  ["THE OAKS MOT AND SERVICE CENTRE", "The Oaks MOT and Service Centre"],
  ["SOUTHEND ON SEA", "Southend on Sea"],
  ["STOKE-ON-TRENT", "Stoke-on-Trent"],
  ["O'BRIEN'S 4X4 TYRES", "O'Brien's 4x4 Tyres"],
  ["MCDONALD BROS (UK) PLC", "McDonald Bros (UK) plc"],
  ["MACHINE MART", "Machine Mart"],
  ["BMW AND ATS OF ST IVES", "BMW and ATS of St Ives"],
  ["A1 TYRES, 1ST FLOOR, UNIT 12B", "A1 Tyres, 1st Floor, Unit 12B"],
  ["HYWEL'S GARAGE CYF", "Hywel's Garage Cyf"],
  ["J.B. MOTORS", "J.B. Motors"],
  ["AJS AUTOS, OLD ASH INN", "AJS Autos, Old Ash Inn"],
  ["ÉCLAIR AUTOS", "Éclair Autos"],
  ["Bennett’s Garage", "Bennett’s Garage"],
  ["  TWO   BLANKS ", "Two Blanks"],
  ["SAMPLETON,SAMPLESHIRE", "Sampleton, Sampleshire"],
  ["", ""],
])("%j is written %j", (capitals, readable) => {
  expect(readableName(capitals)).toBe(readable);
});

test("a name keeps its letters and is left alone when it is read again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9&'() -]{0,40}$/), (text) => {
      const once = readableName(text);
      expect(once.toUpperCase()).toBe(text.replace(/\s+/g, " ").trim());
      const again = /[a-z]{3}/.test(once) ? readableName(once) : once;
      expect(again).toBe(once);
    }),
  );
});
