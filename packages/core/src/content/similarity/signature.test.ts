import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { decodeHashes, hashesOf, maskedNames, signatureOf, signatureParts } from "./signature.ts";

const words = (count: number, seed: string) =>
  Array.from({ length: count }, (_, i) => `${seed}${i}`).join(" ");

test("a signature contains only the hashes of its 5-grams", () => {
  const text = words(100, "oil");
  const signature = signatureOf(
    { ...buildFilledText(), servicing: [{ heading: "", paragraphs: [text] }], mot: [], faqs: [] },
    buildFactRecord(),
  );
  expect([...decodeHashes(signature.servicing)]).toEqual(hashesOf(text, []));
  expect(signature.mot).toBe("");
});

test("keeps the signature of the longest text at 4 KB, because a region's signatures are read in few pages", () => {
  const longest = signatureOf(
    {
      ...buildFilledText(),
      servicing: [{ heading: "", paragraphs: [words(180, "s")] }],
      mot: [{ heading: "", paragraphs: [words(180, "m")] }],
      faqs: [{ question: words(100, "q"), answer: words(200, "a") }],
    },
    buildFactRecord(),
  );
  expect(signatureParts.reduce((sum, part) => sum + longest[part].length, 0)).toBeLessThan(4_000);
});

test("masks the location's names, and counts a repeated sequence once", () => {
  const facts = buildFactRecord({ centre: "London" });
  const names = maskedNames(facts);
  expect(names).toEqual(["Reigate", "Surrey", "South East", "London"]);
  expect(maskedNames({ name: "Wales", county: null, region: "Wales", centre: null })).toEqual([
    "Wales",
    "Wales",
  ]);
  expect(hashesOf("Vans in Reigate and London", names)).toEqual(
    hashesOf("Vans in Surrey and Surrey", names),
  );
  expect(hashesOf("van van van van van van van", names)).toHaveLength(1);
});

test("has a part for each page and one for the questions", () => {
  const parts = {
    servicing: [{ heading: "Heading 1", paragraphs: ["One two three."] }],
    mot: [{ heading: "Heading 2", paragraphs: ["Four five six."] }],
    faqs: [{ question: "Seven eight?", answer: "Nine ten." }],
  };
  const signature = signatureOf({ ...buildFilledText(), ...parts }, buildFactRecord());
  const words = ["Heading 1 one two three", "Heading 2 four five six", "Seven eight nine ten"];
  expect(signatureParts.map((part) => [...decodeHashes(signature[part])])).toEqual(
    words.map((each) => hashesOf(each, [])),
  );
});

test("does not change with a release, because stored signatures are compared with new ones", () => {
  expect(hashesOf("oil first then brakes and", [])).toEqual([2_958_897_628]);
});
