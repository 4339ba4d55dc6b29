import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import type { FilledText } from "../text/location-text.ts";
import { hashesOf, signatureOf, type Signature } from "./signature.ts";
import { compareWithOthers, isCopy } from "./similarity.ts";

const reigate = signatureOf(buildFilledText(), buildFactRecord());

test("a text with only the name changed is identical", () => {
  const renamed = JSON.stringify(buildFilledText()).replaceAll("Reigate", "Horley");
  const horley = signatureOf(
    JSON.parse(renamed) as FilledText,
    buildFactRecord({ name: "Horley" }),
  );
  expect(compareWithOthers(horley, [{ slug: "reigate", ...reigate }])).toMatchObject({
    similarity: 1,
    slug: "reigate",
  });
});

test("a text without others is unique", () => {
  expect(compareWithOthers(reigate, [])).toBeNull();
});

const word = fc.constantFrom("oil", "van", "brake", "tyre", "road", "test", "lamp", "belt");
const prose = fc.array(word, { minLength: 200, maxLength: 400 }).map((words) => words.join(" "));
const signature = (text: string) =>
  signatureOf(
    { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
    buildFactRecord(),
  );

test("reports the same similarity as the 5-grams themselves", () => {
  fc.assert(
    fc.property(prose, prose, fc.nat(200), (a, b, shared) => {
      const other = `${a.split(" ").slice(0, shared).join(" ")} ${b}`;
      const [x, y] = [new Set(hashesOf(a, [])), new Set(hashesOf(other, []))];
      const both = Array.from(x).filter((hash) => y.has(hash)).length;
      const found = compareWithOthers(signature(a), [{ slug: "b", ...signature(other) }]);
      expect(found?.similarity).toBeCloseTo(both / (x.size + y.size - both), 6);
    }),
  );
});

test("does not report a part that is too short for its sample", () => {
  const short = signature("oil and brakes and tyres and lights and belts");
  expect(compareWithOthers(short, [{ slug: "b", ...short }])?.similarity).toBe(0);
});

describe("the most similar part", () => {
  const words = (count: number, seed: string) =>
    Array.from({ length: count }, (_, i) => `${seed}${i}`).join(" ");
  const signatureOfParts = (servicing: string, mot: string, faqs: string) =>
    signatureOf(
      {
        ...buildFilledText(),
        servicing: [{ heading: "", paragraphs: [servicing] }],
        mot: [{ heading: "", paragraphs: [mot] }],
        faqs: [{ question: "", answer: faqs }],
      },
      buildFactRecord(),
    );
  const own = signatureOfParts(words(120, "s"), words(60, "m"), words(200, "f"));
  const unlike = signatureOfParts(words(120, "x"), words(120, "y"), words(120, "z"));
  const mostSimilar = (...others: [string, Signature][]) =>
    compareWithOthers(
      own,
      others.map(([slug, signature]) => ({ slug, ...signature })),
    );

  test("is the part with the highest value over all texts, and the first of equals", () => {
    const half = signatureOfParts(words(60, "s"), "", words(200, "f"));
    expect(mostSimilar(["a", unlike], ["b", half], ["c", half])).toEqual({
      similarity: 1,
      slug: "b",
      part: "faqs",
    });
    expect(mostSimilar(["a", unlike])).toEqual({
      similarity: 0,
      slug: "a",
      part: "servicing",
    });
  });

  test("is compared with the same part only", () => {
    expect(
      mostSimilar(["a", { ...unlike, mot: own.servicing, servicing: own.faqs }])?.similarity,
    ).toBe(0);
  });

  test("is not judged below 40 5-grams", () => {
    const gramsOf = (count: number) => words(count + 4, "g");
    const shortness = (count: number) => {
      const signature = signatureOfParts(gramsOf(count), "", "");
      return compareWithOthers(signature, [{ slug: "a", ...signature }]);
    };
    expect([39, 40].map((count) => shortness(count)?.similarity)).toEqual([0, 1]);
    const long = signatureOfParts(gramsOf(100), "", "");
    const other = { slug: "a", ...signatureOfParts(gramsOf(39), "", "") };
    expect(compareWithOthers(long, [other])?.similarity).toBe(0);
  });

  test("shares the words that both have in all that either has", () => {
    const other = {
      ...unlike,
      mot: signatureOfParts("", `${words(50, "m")} ${words(20, "q")}`, "").mot,
    };
    expect(mostSimilar(["a", other])).toMatchObject({ part: "mot" });
    expect(mostSimilar(["a", other])?.similarity).toBeCloseTo(46 / (56 + 66 - 46), 6);
  });
});

test("a text is a copy above 90 %", () => {
  const found = (similarity: number) => ({ similarity, slug: "a", part: "mot" as const });
  expect([0.9, 0.9001].map((value) => isCopy(found(value)))).toEqual([false, true]);
  expect(isCopy(null)).toBe(false);
});
