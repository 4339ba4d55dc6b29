import { expect, test } from "vitest";
import { motTextThreshold } from "../constants.ts";
import { nameWithArea } from "../pages/page-meta.ts";
import { defaultMotText } from "./default-mot-text.ts";
import { defaultServicingText } from "./default-servicing-text.ts";

const figures = { garageCount: 63, class7Count: 16, nearestStationMiles: 0.2, nearestClass7Miles: 0.4, island: null };
const maidstone = { ...figures, name: "Maidstone", type: "town", region: "South East", county: "Kent" };
const belfast = { ...figures, name: "Belfast", type: "city", region: "Northern Ireland", county: "County Antrim" };
const motWords = (location: typeof maidstone) =>
  defaultMotText(location)
    .flatMap((section) => [section.heading, ...section.paragraphs])
    .join(" ");

test("a place is named with its county, a county with its region, and no name is said twice", () => {
  expect(nameWithArea(maidstone)).toBe("Maidstone, Kent");
  expect(nameWithArea({ name: "Kent", type: "county", region: "South East", county: null })).toBe("Kent, South East");
  expect(nameWithArea({ name: "London", type: "city", region: "London", county: "London" })).toBe("London");
  expect(nameWithArea({ name: "Wales", type: "region", region: "Wales", county: null })).toBe("Wales");
});

test("the default servicing paragraph names the place", () => {
  expect(defaultServicingText(maidstone)).toContain("van servicing in Maidstone, Kent");
});

test("the default MOT template names the place and is longer than the text it replaces", () => {
  expect(motWords(maidstone)).toContain("Maidstone, Kent");
  expect(motWords(maidstone).length).toBeGreaterThan(motTextThreshold);
});

test("the template states each class with its own weight limit and legal maximum fee", () => {
  expect(motWords(maidstone)).toMatch(
    /Class 4 covers goods vehicles up to 3,000 kg, with a legal maximum fee of £54\.85/,
  );
  expect(motWords(maidstone)).toMatch(
    /Class 7 covers goods vehicles over 3,000 kg and up to 3,500 kg, with a legal maximum fee of £58\.60/,
  );
  expect(motWords(maidstone)).toContain("first MOT three years after");
});

test("in Northern Ireland the template sends the test to DVA and offers the garage only for work around it", () => {
  const words = motWords(belfast);
  expect(words).toContain("only at test centres of the Driver & Vehicle Agency (DVA)");
  expect(words).toContain("Garages in Belfast do not carry it out");
  expect(words).toContain("a van of up to 3,500 kg is first tested when it is three years old, a car when it is four");
  expect(words).toContain("DVA charges £38");
  expect(words.match(/£[\d.]+/g)).toEqual(["£38", "£29.50"]);
  expect(words).not.toMatch(/class [47]|our partner's site/i);
});
