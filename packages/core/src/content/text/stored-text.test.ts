import { expect, test } from "vitest";
import { buildFilledText, buildLocationText } from "../../testing/text-builders.ts";
import { joinText, sentencesOf, readStoredText } from "./location-text.ts";

test("a text is read as it was stored", () => {
  const text = buildLocationText();
  expect(readStoredText(JSON.stringify(text))).toEqual({ text, isPlain: false });
});

test("a text that was stored before sentences had a maximum length is read as it was stored", () => {
  const text = buildLocationText({ motMetaTitle: "MOT at ".repeat(100) });
  expect(readStoredText(JSON.stringify(text))).toEqual({ text, isPlain: false });
});

test("reads a text of the earlier form with the same words, but without a basis", () => {
  const plain = buildFilledText();
  const { text, isPlain } = readStoredText(JSON.stringify(plain));
  expect(isPlain).toBe(true);
  expect(joinText(text)).toEqual(plain);
  const sentences = sentencesOf(text);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.flatMap(({ basis }) => basis)).toEqual([]);
});
