import { expect, test } from "vitest";
import {
  buildFactRecord,
  buildFilledText,
  buildNorthernIrishFactRecord,
  buildLocationText,
} from "../../testing/text-builders.ts";
import { sketchOf } from "../similarity/sketch.ts";
import { checkText } from "./check-text.ts";

const noOthers = () => Promise.resolve([]);
const codesOf = async (value: unknown, facts = buildFactRecord()) =>
  (await checkText(value, facts, noOthers)).violations.map(({ code }) => code);

test("a valid text passes every check", async () => {
  expect((await checkText(buildLocationText(), buildFactRecord(), noOthers)).violations).toEqual([]);
});

test("a text about Great Britain is rejected for a place in Northern Ireland", async () => {
  expect(await codesOf(buildLocationText({ name: "Lisburn" }), buildNorthernIrishFactRecord())).toContain(
    "unfilled_slot",
  );
});

test("a copy of another location's text with the name changed is left to the editor, with the sentences that it shares", async () => {
  const facts = buildFactRecord({ name: "Horley" });
  const other = { slug: "reigate", ...sketchOf(buildFilledText(), buildFactRecord()) };
  const { violations } = await checkText(buildLocationText({ name: "Horley" }), facts, () => Promise.resolve([other]));
  expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(["likeness"]));
  expect(violations.every(({ level }) => level === "for the editor")).toBe(true);
  expect(violations.filter(({ words }) => words !== "").length).toBeGreaterThan(0);
});
