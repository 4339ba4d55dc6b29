import { expect, test } from "vitest";
import { buildFilledText, buildLocationText } from "../../testing/text-builders.ts";
import { parseStoredText } from "./location-text.ts";

test("a text is read as it was stored, however long it is", () => {
  const text = buildLocationText({ motMetaTitle: "MOT at ".repeat(100) });
  expect(parseStoredText(JSON.stringify(text))).toEqual(text);
});

test("a text whose paragraphs are not sentences is refused", () => {
  expect(() => parseStoredText(JSON.stringify(buildFilledText()))).toThrow("expected array");
});
