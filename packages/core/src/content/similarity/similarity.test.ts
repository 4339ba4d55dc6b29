import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { compareWithOthers } from "./similarity.ts";
import { decodeHashes, hashesOf, sketchOf } from "./sketch.ts";

const reigate = sketchOf(buildFilledText(), buildFactRecord());

test("a text with only the name changed is identical", () => {
  const horley = sketchOf(buildFilledText({ name: "Horley" }), buildFactRecord({ name: "Horley" }));
  const report = compareWithOthers(horley, [{ slug: "reigate", ...reigate }]);
  expect(report.mostSimilar).toMatchObject({ similarity: 1, slug: "reigate" });
});

test("a text without others is unique", () => {
  expect(compareWithOthers(reigate, [])).toMatchObject({ mostSimilar: null });
});

test("5-grams that any other text has are known, in whatever part", () => {
  const { servicing, mot, faqs } = reigate;
  const others = [
    { slug: "a", servicing: mot, mot: "", faqs: "" },
    { slug: "b", servicing: "", mot: faqs, faqs: "" },
    { slug: "c", servicing: "", mot: "", faqs: servicing },
  ];
  const all = new Set([servicing, mot, faqs].flatMap((part) => [...decodeHashes(part)]));
  expect(compareWithOthers(reigate, others).known).toEqual(all);
});

const word = fc.constantFrom("oil", "van", "brake", "tyre", "road", "test", "lamp", "belt");
const prose = fc.array(word, { minLength: 200, maxLength: 400 }).map((words) => words.join(" "));
const sketch = (text: string) =>
  sketchOf(
    { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
    buildFactRecord(),
  );

test("reports the same similarity as the 5-grams themselves", () => {
  fc.assert(
    fc.property(prose, prose, fc.nat(200), (a, b, shared) => {
      const other = `${a.split(" ").slice(0, shared).join(" ")} ${b}`;
      const [x, y] = [new Set(hashesOf(a, [])), new Set(hashesOf(other, []))];
      const both = Array.from(x).filter((hash) => y.has(hash)).length;
      const { mostSimilar, known } = compareWithOthers(sketch(a), [{ slug: "b", ...sketch(other) }]);
      expect(mostSimilar?.similarity).toBeCloseTo(both / (x.size + y.size - both), 6);
      expect(known.size).toBe(both);
    }),
  );
});

test("a part too short for its sample is not called similar", () => {
  const short = sketch("oil and brakes and tyres and lights and belts");
  expect(compareWithOthers(short, [{ slug: "b", ...short }]).mostSimilar?.similarity).toBe(0);
});
