import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { decodeHashes, hashesOf, sketchOf, sketchParts } from "./sketch.ts";

const words = (count: number, seed: string) => Array.from({ length: count }, (_, i) => `${seed}${i}`).join(" ");

test("a sketch contains only the hashes of its 5-grams", () => {
  const text = words(100, "oil");
  const sketch = sketchOf(
    { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
    buildFactRecord(),
  );
  expect([...decodeHashes(sketch.servicing)]).toEqual(hashesOf(text, []));
  expect(sketch.mot).toBe("");
});

test("keeps the sketch of the longest text at 4 KB, because a region's sketches are read in few pages", () => {
  const longest = sketchOf(
    {
      ...buildFilledText(),
      servicing: [{ heading: "", paragraphs: [words(180, "s")] }],
      mot: [{ heading: "", paragraphs: [words(180, "m")] }],
      faqs: [{ question: words(100, "q"), answer: words(200, "a") }],
    },
    buildFactRecord(),
  );
  expect(sketchParts.reduce((sum, part) => sum + longest[part].length, 0)).toBeLessThan(4_000);
});
