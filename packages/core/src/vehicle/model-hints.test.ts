import { expect, test } from "vitest";
import { modelHints } from "./model-hints.ts";

test.each([
  ["FORD", "TRANSIT 350", 3_500, null],
  ["FORD", "TRANSIT CUSTOM 290 LIMITED", 2_900, null],
  ["FORD", "Transit 350 Leader EcoBlue", 3_500, null],
  ["FORD", "TRANSIT CONNECT 220", null, null],
  ["FORD", "TRANSIT", null, null],
  ["MERCEDES-BENZ", "SPRINTER 314 PROGRESSIVE CDI", 3_500, null],
  ["MERCEDES-BENZ", "SPRINTER 516 CDI", 5_000, null],
  ["MERCEDES-BENZ", "VITO 114", null, null],
  ["VOLKSWAGEN", "CRAFTER CR35 TRENDLINE", 3_500, null],
  ["VOLKSWAGEN", "CALIFORNIA OCEAN", null, "motor caravan"],
  ["IVECO", "DAILY 35S14", 3_500, null],
  ["IVECO", "DAILY 70C18", 7_000, null],
  ["FIAT", "DUCATO 35 MULTIJET", 3_500, null],
  ["FIAT", "DUCATO MOTORHOME", null, "motor caravan"],
  ["HYMER", "B 544", null, "motor caravan"],
  ["LAND ROVER", "DEFENDER 110", null, "dual purpose"],
  ["TOYOTA", "HILUX", null, "dual purpose"],
  ["FORD", "TRANSIT 470 TREND", 4_700, null],
  ["FORD", "TRANSIT 480", null, null],
  ["MERCEDES-BENZ", "SPRINTER PROGRESSIVE L2 214", 3_000, null],
  ["IVECO", "DAILY HI-MATIC 35S14", 3_500, null],
  ["ISUZU", "D-MAX UTAH", null, "dual purpose"],
  ["ISUZU", "DMAX", null, "dual purpose"],
  ["FIAT", "MOTOR HOME", null, "motor caravan"],
  ["VOLKSWAGEN", "CAMPER", null, "motor caravan"],
  ["FORD", "TRANSIT CAMPERVAN", null, "motor caravan"],
  ["AUTO-TRAIL", "CHEYENNE", null, "motor caravan"],
  ["AUTOTRAIL", "CHEYENNE", null, "motor caravan"],
  ["NOT HYMER", "B 544", null, null],
  ["FORD", null, null, null],
  [null, null, null, null],
])("%s %s suggests %s kg and %s", (make, model, grossKg, bodyMayBe) => {
  expect(modelHints(make, model)).toEqual({ grossKg, bodyMayBe });
});
