import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readableName, readablePlace } from "./readable-name.ts";

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
  ["ARBURN PDI CENTRE AND VAG WORKS", "Arburn PDI Centre and VAG Works"],
  ["EMQ AUTOS, PTQ TYRES", "EMQ Autos, PTQ Tyres"],
  ["SKY PRO SPA TYRES", "Sky Pro Spa Tyres"],
  ["VANS R US", "Vans R Us"],
  ["SAMPLE LIMITED TRADING AS EXAMPLE MOT'S", "Sample Limited Trading as Example MOT's"],
  ["J T'S VANS 'N' AUTO'S", "J T's Vans 'n' Auto's"],
  ["FIX IT OFF ROAD ENG LTD", "Fix It Off Road Eng Ltd"],
  ["DON DE SAMPLE OF USK, LE MANS WAY", "Don de Sample of Usk, le Mans Way"],
  ["CWMSAMPLE TYRES", "Cwmsample Tyres"],
  ["HIQ SAMPLETON", "HiQ Sampleton"],
  ["SAM McSAMPLE AUTOS lTD", "Sam McSample Autos Ltd"],
  ["SOS AUTOS, AAA TYRES, ASAP ADAS CIC", "SOS Autos, AAA Tyres, ASAP ADAS CIC"],
  ["SAM OGG OF TY CRWN", "Sam Ogg of Ty Crwn"],
  ["AUTOS95, 4TUNE, ALL2WHEELERS, JCT600, MOTS4U", "Autos95, 4Tune, All2Wheelers, JCT600, MOTS4U"],
  ["SAM`S MOT`S LTD.,", "Sam's MOT's Ltd."],
  ["Sample Mot Centre", "Sample Mot Centre"],
  ["", ""],
])("writes %j as %j", (capitals, readable) => {
  expect(readableName(capitals)).toBe(readable);
});

test.each([
  ["MUIR OF ORD", "Muir of Ord"],
  ["USK", "Usk"],
  ["SAMPLE DE LA ZOUCH", "Sample de la Zouch"],
  ["SAMPLE-EN-LE-FRITH", "Sample-en-le-Frith"],
  ["SAMPLE-SUPER-MARE", "Sample-super-Mare"],
  ["SAMPLE-CUM-EXAMPLE", "Sample-cum-Example"],
  ["BETWS YN SAMPLE", "Betws yn Sample"],
  ["ESH WINNING", "Esh Winning"],
  ["UNIT 2 SAMPLE IND EST", "Unit 2 Sample Ind Est"],
  ["OFF STATION ROAD", "Off Station Road"],
  ["12 OFF STATION RD NR THE STN", "12 off Station Rd Nr the Stn"],
  ["PWLL ROAD, CWM", "Pwll Road, Cwm"],
  ["UNIT 7 PHASE III, LA SAMPLE HOUSE", "Unit 7 Phase III, La Sample House"],
  ["RAF SAMPLETON HQ", "RAF Sampleton HQ"],
  ["UNIT TT, ABC CENTRE", "Unit TT, ABC Centre"],
  ["GT SAMPLE, PITY ME", "Gt Sample, Pity Me"],
  ["UNIT9 11SAMPLE ROAD, AB SAMPLEBY", "Unit9 11Sample Road, Ab Sampleby"],
  ["D0NSAMPLE R0AD", "Donsample Road"],
  ["SAMPLE WAY,,", "Sample Way"],
  ["12a SAMPLE STREET r/o", "12a Sample Street r/o"],
  ["UNIT 2 (Sample Building)", "UNIT 2 (Sample Building)"],
])("writes the address line %j as %j", (capitals, readable) => {
  expect(readablePlace(capitals)).toBe(readable);
});

test("keeps the letters of a name, and keeps the name when cleaned again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9&'() -]{0,40}$/), (text) => {
      const once = readableName(text);
      expect(once.toUpperCase()).toBe(text.replace(/\s+/g, " ").trim());
      const again = /[a-z]{3}/.test(once) ? readableName(once) : once;
      expect(again).toBe(once);
    }),
  );
});
