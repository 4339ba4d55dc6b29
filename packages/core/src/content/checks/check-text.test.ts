import { expect, test } from "vitest";
import { aFactRecord, aNorthernIrishRecord, aPlaceText } from "../../testing/text-builders.ts";
import { sketchOf } from "../similarity/similarity.ts";
import { checkText } from "./check-text.ts";

const noSiblings = () => Promise.resolve([]);
const codesOf = async (value: unknown, facts = aFactRecord()) =>
  (await checkText(value, facts, noSiblings)).violations.map(({ code }) => code);

test("a good text passes every check", async () => {
  expect((await checkText(aPlaceText(), aFactRecord(), noSiblings)).violations).toEqual([]);
});

test("the British text is refused for a place in Northern Ireland", async () => {
  expect(await codesOf(aPlaceText({ name: "Lisburn" }), aNorthernIrishRecord())).toContain("garage_mot");
});

test("a copy of a sibling's text with the name changed is refused", async () => {
  const facts = aFactRecord({ name: "Horley" });
  const sibling = { slug: "reigate", ...sketchOf(aPlaceText(), aFactRecord()) };
  const { violations } = await checkText(aPlaceText({ name: "Horley" }), facts, () => Promise.resolve([sibling]));
  expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(["too_similar"]));
});
