import { expect, test } from "vitest";
import {
  buildFactRecord,
  buildFilledText,
  buildNorthernIrishFactRecord,
  buildPlaceText,
} from "../../testing/text-builders.ts";
import { sketchOf } from "../similarity/similarity.ts";
import { checkText } from "./check-text.ts";

const noSiblings = () => Promise.resolve([]);
const codesOf = async (value: unknown, facts = buildFactRecord()) =>
  (await checkText(value, facts, noSiblings)).violations.map(({ code }) => code);

test("a valid text passes every check", async () => {
  expect((await checkText(buildPlaceText(), buildFactRecord(), noSiblings)).violations).toEqual([]);
});

test("a text about Great Britain is rejected for a place in Northern Ireland", async () => {
  expect(await codesOf(buildPlaceText({ name: "Lisburn" }), buildNorthernIrishFactRecord())).toContain("unknown_slot");
});

test("a copy of a sibling's text with the name changed is rejected", async () => {
  const facts = buildFactRecord({ name: "Horley" });
  const sibling = { slug: "reigate", ...sketchOf(buildFilledText(), buildFactRecord()) };
  const { violations } = await checkText(buildPlaceText({ name: "Horley" }), facts, () => Promise.resolve([sibling]));
  expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(["too_similar"]));
});
