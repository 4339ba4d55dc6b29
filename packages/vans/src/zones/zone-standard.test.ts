import { describe, expect, test } from "vitest";
import { parseEuro, zoneStandardOf, type ZoneRecord } from "./zone-standard.ts";

const van = (over: Partial<ZoneRecord> = {}): ZoneRecord => ({
  euroStatus: "EURO 6",
  fuel: "DIESEL",
  otherFuel: "Diesel",
  typeApproval: "N1",
  grossKg: 3_500,
  mayBeOtherBody: false,
  ...over,
});

test.each([
  ["Euro 5", 5],
  ["EURO6", 6],
  ["EURO 6 AD", 6],
  ["EURO 6D-TEMP-EVAP", 6],
  ["Euro VI", 6],
  ["EURO IV", 4],
  ["EURO V EEV", 5],
  ["EURO 6/VI", 6],
  ["EURO III", 3],
  [" euro 4 ", 4],
  ["EURO 5/6", null],
  ["EURO 10", null],
  ["EURO", null],
  ["EEV", null],
  ["", null],
  [null, null],
])("reads the Euro standard %j as %j", (text, euro) => {
  expect(parseEuro(text)).toBe(euro);
});

describe("a vehicle", () => {
  test.each<[string, Partial<ZoneRecord>, string]>([
    ["diesel van of Euro 6", {}, "meets"],
    ["diesel van of Euro 5", { euroStatus: "Euro 5" }, "below"],
    ["petrol van of Euro 4", { euroStatus: "EURO4", fuel: "PETROL", otherFuel: null }, "meets"],
    ["petrol van of Euro 3", { euroStatus: "EURO3", fuel: "PETROL", otherFuel: null }, "below"],
    ["van without a standard", { euroStatus: null }, "unknown"],
    ["van of heavy oil", { euroStatus: "EURO 5", fuel: "HEAVY OIL", otherFuel: null }, "below"],
    [
      "electric van, whatever standard the record has",
      { euroStatus: "EURO1", fuel: "ELECTRICITY", otherFuel: "Electric" },
      "meets",
    ],
    [
      "electric van of 4,250 kg",
      {
        euroStatus: null,
        fuel: "ELECTRICITY",
        otherFuel: null,
        typeApproval: "N2",
        grossKg: 4_250,
      },
      "meets",
    ],
    [
      "van that DVLA calls electric and DVSA diesel",
      { euroStatus: "EURO1", fuel: "ELECTRICITY" },
      "unknown",
    ],
    ["van that DVLA calls petrol and DVSA diesel", { fuel: "PETROL" }, "unknown"],
    ["hybrid of Euro 6", { fuel: "HYBRID ELECTRIC", otherFuel: null }, "meets"],
    [
      "hybrid of Euro 5, which may be petrol",
      { euroStatus: "EURO 5", fuel: "HYBRID ELECTRIC", otherFuel: null },
      "unknown",
    ],
    [
      "hybrid of Euro 3, below either",
      { euroStatus: "EURO 3", fuel: "HYBRID ELECTRIC", otherFuel: null },
      "below",
    ],
    [
      "van of gas and petrol",
      { euroStatus: "EURO 4", fuel: "GAS BI-FUEL", otherFuel: null },
      "unknown",
    ],
    ["van whose fuel DVLA leaves out", { euroStatus: "EURO 5", fuel: null }, "unknown"],
    ["lorry of Euro VI", { euroStatus: "EURO VI", typeApproval: "N2", grossKg: 7_500 }, "meets"],
    ["lorry of Euro V", { euroStatus: "EURO V", typeApproval: "N2", grossKg: 7_500 }, "below"],
    [
      "petrol lorry of Euro 5, on which zones differ",
      {
        euroStatus: "EURO 5",
        fuel: "PETROL",
        otherFuel: null,
        typeApproval: "N2",
        grossKg: 7_500,
      },
      "unknown",
    ],
  ])("%s: %s", (_, over, answer) => {
    expect(zoneStandardOf(van(over)).answer).toBe(answer);
  });

  test.each<[string, Partial<ZoneRecord>, string | null]>([
    ["N1", {}, "van"],
    ["N1 without a weight", { grossKg: null }, "van"],
    ["N1 with a weight that it cannot have", { grossKg: 3_501 }, null],
    ["N2", { typeApproval: "N2", grossKg: 3_501 }, "heavy"],
    ["N2 without a weight", { typeApproval: "N2", grossKg: null }, "heavy"],
    ["N2 with a weight that it cannot have", { typeApproval: "N2", grossKg: 3_500 }, null],
    ["M1, such as a camper", { typeApproval: "M1" }, "car"],
    ["a camper of M1 over 3,500 kg", { typeApproval: "M1SP", grossKg: 4_000 }, null],
    ["M2", { typeApproval: "M2", grossKg: 4_600 }, "minibus"],
    ["M3", { typeApproval: "M3", grossKg: 7_500 }, "heavy"],
    ["a weight up to 3,500 kg alone", { typeApproval: null }, "van"],
    ["a weight over 3,500 kg alone", { typeApproval: null, grossKg: 5_000 }, "heavy"],
    ["a weight and the name of a camper", { typeApproval: null, mayBeOtherBody: true }, null],
    ["neither", { typeApproval: null, grossKg: null }, null],
  ])("with %s counts as %s", (_, over, vehicle) => {
    expect(zoneStandardOf(van(over)).vehicle).toBe(vehicle);
  });
});
