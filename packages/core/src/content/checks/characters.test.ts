import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { checkCharacters } from "./characters.ts";

const violationsOf = (answer: string, facts = buildFactRecord()) =>
  checkCharacters(buildFilledText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }), facts);

test("plain prose with punctuation passes", () => {
  const prose = `Oil, filters & brakes: "all" of it – or ‘some’ — for £54.85? Yes; see (below)! It's and/or.`;
  expect(violationsOf(prose)).toEqual([]);
});

test("letters of the location's own names pass, and other non-English letters do not", () => {
  expect(violationsOf("Ŵ")).toHaveLength(1);
  expect(violationsOf("Ŵ", buildFactRecord({ name: "Ŵyre" }))).toEqual([]);
});

test("the name of a service passes", () => {
  expect(violationsOf("Ask for MOT + Service.")).toEqual([]);
  expect(violationsOf("Ask for MOT + more.")).toHaveLength(1);
});

test("one bar before the site's name passes in a meta title, and nowhere else", () => {
  const titled = (motMetaTitle: string) => checkCharacters(buildFilledText({ motMetaTitle }), buildFactRecord());
  expect(titled("Van MOT in Reigate | VanFettle")).toEqual([]);
  expect(titled("Van MOT | Reigate | VanFettle")).toHaveLength(1);
  expect(violationsOf("Van MOT | VanFettle")).toHaveLength(1);
});

test("no control, format, private or unassigned character passes", () => {
  const odd = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((point) => /[\p{C}\p{M}]/u.test(String.fromCodePoint(point)));
  fc.assert(
    fc.property(odd, (point) => {
      expect(violationsOf(`one${String.fromCodePoint(point)}two`)).toHaveLength(1);
    }),
  );
});

test.each(Array.from("<>{}[]`*_#|~$\\^=+@"))(
  "%s, which has a meaning in HTML, Markdown or a template, is rejected",
  (character) => {
    expect(violationsOf(`a ${character} b`)).toHaveLength(1);
  },
);
