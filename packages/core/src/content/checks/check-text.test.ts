import { expect, test } from "vitest";
import {
  buildFactRecord,
  buildNorthernIrishFactRecord,
  buildLocationText,
  buildSentence,
} from "../../testing/text-builders.ts";
import { sketchOf } from "../similarity/sketch.ts";
import { writtenPart } from "../similarity/written-part.ts";
import { fillText, type LocationText } from "../text/location-text.ts";
import { slotValues } from "../text/slot-values.ts";
import { checkText } from "./check-text.ts";

const noOthers = () => Promise.resolve([]);
const codesOf = async (text: LocationText, facts = buildFactRecord()) =>
  (await checkText(text, facts, { exchangeSketch: noOthers })).violations.map(({ code }) => code);

test("a valid text passes every check", async () => {
  expect(await codesOf(buildLocationText())).toEqual([]);
});

test("skips the other checks for a text that is far too long", async () => {
  const text = { ...buildLocationText(), motMetaTitle: "MOT in Reigate ".repeat(2_500) };
  const checked = await checkText(text, buildFactRecord(), { exchangeSketch: noOthers });
  expect(checked).toMatchObject({ text: null, violations: [{ code: "shape", at: "text" }] });
});

test("advice that is retired is pointed out, because pages do not show it", async () => {
  const { violations } = await checkText(buildLocationText(), buildFactRecord(), {
    exchangeSketch: noOthers,
    retiredAdvice: new Set(["plan-handbook"]),
  });
  expect(violations).toMatchObject([{ code: "retired_advice", level: "for the editor", words: "plan-handbook" }]);
});

test.each(["Driving without a certificate brings a fine.", "It is illegal.", "The fee is set."])(
  "a word of the law in %j is a warning for the editor",
  async (words) => {
    const { violations } = await checkText(
      {
        ...buildLocationText(),
        faqs: [{ question: "What is it?", answer: [buildSentence(`In Surrey: ${words}`, "place.county")] }],
      },
      buildFactRecord(),
      { exchangeSketch: noOthers },
    );
    expect(violations.filter(({ code }) => code === "law_word")).toMatchObject([{ level: "for the editor" }]);
  },
);

test("warns of a word unfit for Northern Ireland only in texts about Northern Ireland", async () => {
  const faqs = [{ question: "Where?", answer: [buildSentence("Ask at the MOT station of the town.", "place.kind")] }];
  const law = async (facts = buildFactRecord()) =>
    (await codesOf({ ...buildLocationText(), faqs }, facts)).filter((code) => code === "law_word");
  expect(await law()).toEqual([]);
  expect(await law(buildNorthernIrishFactRecord())).toContain("law_word");
});

test("a text about Great Britain is rejected for a place in Northern Ireland", async () => {
  expect(await codesOf(buildLocationText({ name: "Lisburn" }), buildNorthernIrishFactRecord())).toContain(
    "unfilled_slot",
  );
});

test("a copy of another location's text with the name changed is left to the editor, with the sentences that it shares", async () => {
  const facts = buildFactRecord({ name: "Horley" });
  const reigate = buildFactRecord();
  const filled = fillText(writtenPart(buildLocationText()), slotValues(reigate));
  if (!filled) throw new Error("The text has a slot that no fact fills.");
  const other = { slug: "reigate", ...sketchOf(filled, reigate) };
  const exchangeSketch = () => Promise.resolve([other]);
  const { violations } = await checkText(buildLocationText({ name: "Horley" }), facts, { exchangeSketch });
  expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(["likeness"]));
  expect(violations.every(({ level }) => level === "for the editor")).toBe(true);
  expect(violations.filter(({ words }) => words !== "").length).toBeGreaterThan(0);
});
