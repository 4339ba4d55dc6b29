import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { compareWithSiblings, sketchOf } from "./similarity.ts";
import { maskNames, shingles } from "./shingles.ts";

const reigate = sketchOf(buildFilledText(), buildFactRecord());

test("a text with only the name changed is identical", () => {
  const horley = sketchOf(buildFilledText({ name: "Horley" }), buildFactRecord({ name: "Horley" }));
  const report = compareWithSiblings(horley, [{ slug: "reigate", ...reigate }]);
  expect(report.mostSimilar).toMatchObject({ similarity: 1, slug: "reigate" });
  expect(report.uniqueShare).toBe(0);
});

test("a name of several words, or one that contains another, is masked as one word", () => {
  const names = ["Stoke", "Stoke-on-Trent", "Staffordshire"];
  expect(maskNames("In Stoke-on-Trent, Staffordshire", names)).toBe("In placename, placename");
  expect(maskNames("Basingstoke is not Stoke", names)).toBe("Basingstoke is not placename");
});

test("a text without siblings is unique", () => {
  expect(compareWithSiblings(reigate, [])).toEqual({ mostSimilar: null, uniqueShare: 1 });
});

test("a single part that is the same as a sibling's is reported with the part and the sibling", () => {
  const text = buildFilledText();
  const other = {
    ...text,
    servicing: [{ heading: "Other", paragraphs: ["Words that nobody else has written down before now."] }],
  };
  const report = compareWithSiblings(reigate, [{ slug: "dorking", ...sketchOf(other, buildFactRecord()) }]);
  expect(report.mostSimilar).toMatchObject({ similarity: 1, part: "mot", slug: "dorking" });
});

test("5-grams that any sibling has are not unique", () => {
  const { servicing, mot, faqs } = reigate;
  const siblings = [
    { slug: "a", servicing, mot: "", faqs: "" },
    { slug: "b", servicing: "", mot, faqs: "" },
    { slug: "c", servicing: "", mot: "", faqs },
  ];
  expect(compareWithSiblings(reigate, siblings).uniqueShare).toBe(0);
});

const word = fc.constantFrom("oil", "van", "brake", "tyre", "road", "test", "lamp", "belt");
const prose = fc.array(word, { minLength: 6, maxLength: 60 }).map((words) => words.join(" "));

test("similarity over hashes equals similarity over the 5-grams", () => {
  const sketch = (text: string) =>
    sketchOf(
      { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
      buildFactRecord(),
    );
  fc.assert(
    fc.property(prose, prose, (a, b) => {
      const [x, y] = [new Set(shingles(a)), new Set(shingles(b))];
      const exact = Array.from(x).filter((gram) => y.has(gram)).length / new Set([...x, ...y]).size;
      const { mostSimilar, uniqueShare } = compareWithSiblings(sketch(a), [{ slug: "b", ...sketch(b) }]);
      expect(mostSimilar?.similarity).toBeCloseTo(exact, 2);
      expect(uniqueShare).toBeCloseTo(Array.from(x).filter((gram) => !y.has(gram)).length / x.size, 2);
    }),
  );
});
