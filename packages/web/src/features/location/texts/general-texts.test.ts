import { expect, test } from "vitest";
import { motTextThreshold } from "@vanfettle/contract/location/location-text";
import { nameWithArea } from "../../../document/page-meta.ts";
import { defaultMotText, defaultServicingText } from "./general-texts.ts";

const figures = {
  garageCount: 63,
  class7Count: 16,
  nearestStationMiles: 0.2,
  nearestClass7Miles: 0.4,
  island: null,
};
const maidstone = {
  ...figures,
  name: "Maidstone",
  type: "town",
  region: "South East",
  county: "Kent",
};
const belfast = {
  ...figures,
  name: "Belfast",
  type: "city",
  region: "Northern Ireland",
  county: "County Antrim",
};
const motWords = (location: typeof maidstone) => {
  const { heading, paragraphs } = defaultMotText(location);
  return [heading, ...paragraphs].join(" ");
};

test("names a place with its county and a county with its region, without repeating a name", () => {
  expect(nameWithArea(maidstone)).toBe("Maidstone, Kent");
  expect(nameWithArea({ name: "Kent", type: "county", region: "South East", county: null })).toBe(
    "Kent, South East",
  );
  expect(nameWithArea({ name: "London", type: "city", region: "London", county: "London" })).toBe(
    "London",
  );
  expect(
    nameWithArea({ name: "Greater London", type: "county", region: "London", county: null }),
  ).toBe("Greater London");
  expect(nameWithArea({ name: "Wales", type: "region", region: "Wales", county: null })).toBe(
    "Wales",
  );
});

test("the default servicing paragraph names the place", () => {
  expect(defaultServicingText(maidstone)).toContain("Van servicing in Maidstone, Kent");
});

test("the default MOT template names the place and is longer than the text it replaces", () => {
  expect(motWords(maidstone)).toContain("Maidstone, Kent");
  expect(motWords(maidstone).length).toBeGreaterThan(motTextThreshold);
});

test("the templates leave out figures, which every page explains", () => {
  for (const text of [motWords(maidstone), motWords(belfast), defaultServicingText(maidstone)]) {
    expect(text).not.toMatch(/[£\d]/);
  }
});

test("in Northern Ireland the template directs tests to DVA and other work to the garage", () => {
  const words = motWords(belfast);
  expect(words).toContain("only at test centres of the Driver & Vehicle Agency (DVA)");
  expect(words).toContain("never at a private garage");
  expect(words).toContain("We can arrange the work around the test");
  expect(words).not.toMatch(/class [47]|our partner's site/i);
});
