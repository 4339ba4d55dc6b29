import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { decodeHashes, gramsPerHash, sampledHashes, sketchOf, sketchParts } from "./sketch.ts";
import { shingles } from "./shingles.ts";

const words = (count: number, seed: string) => Array.from({ length: count }, (_, i) => `${seed}${i}`).join(" ");

test("a sketch takes about one 5-gram in two, whatever the words", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 6 }).filter((seed) => /^[a-z]+$/i.test(seed)),
      (seed) => {
        const text = words(2_000, seed);
        const share = sampledHashes(text, []).length / shingles(text).length;
        expect(share).toBeGreaterThan(0.8 / gramsPerHash);
        expect(share).toBeLessThan(1.2 / gramsPerHash);
      },
    ),
    { numRuns: 20 },
  );
});

test("a sketch holds the hashes of the sample and none else", () => {
  const text = words(100, "oil");
  const sketch = sketchOf(
    { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
    buildFactRecord(),
  );
  expect([...decodeHashes(sketch.servicing)]).toEqual(sampledHashes(text, []));
  expect(sketch.mot).toBe("");
});

test("the longest text has a sketch of 6 KB, so that a region's are read in few pages", () => {
  const longest = sketchOf(
    {
      ...buildFilledText(),
      servicing: [{ heading: "", paragraphs: [words(500, "s")] }],
      mot: [{ heading: "", paragraphs: [words(500, "m")] }],
      faqs: [{ question: words(200, "q"), answer: words(800, "a") }],
    },
    buildFactRecord(),
  );
  expect(sketchParts.reduce((sum, part) => sum + longest[part].length, 0)).toBeLessThan(6_400);
});
