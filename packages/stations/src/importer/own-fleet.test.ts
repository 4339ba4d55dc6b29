import { expect, test } from "vitest";
import { fleetOf } from "./own-fleet.ts";

test.each([
  ["SAMPLEFORD BOROUGH COUNCIL", "public", true],
  ["London Borough of Sample", "public", true],
  ["ROYAL MAIL GROUP PLC VEHICLE SERVICES WORKSHOP", "ask first", false],
  ["SAMPLEFORD CONSTABULARY", "ask first", false],
  ["SAMPLE VALLEY POLICE", "ask first", false],
  ["SAMPLE AMBULANCE SERVICE NHS TRUST", "ask first", false],
  ["SAMPLE FIRE & RESCUE SERVICE", "ask first", false],
  ["PETERBOROUGH TYRES", "public", false],
  ["SPITFIRE GARAGE", "public", false],
  [null, "public", false],
])("classifies %j as %s, council-run: %s", (name, access, councilRun) => {
  expect(fleetOf(name)).toEqual({ access, councilRun });
});
