import { describe, expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { hashesOf } from "../similarity/signature.ts";
import type { SimilarityReport } from "../similarity/similarity.ts";
import type { CheckedSentence } from "./check.ts";
import { checkSimilar } from "./whole-text.ts";

const report = (changes: Partial<SimilarityReport>): SimilarityReport => ({
  mostSimilar: null,
  known: new Set(),
  ...changes,
});
const likeTo = (similarity: number) =>
  report({ mostSimilar: { similarity, slug: "redhill", part: "mot" } });
const placesFound = (of: SimilarityReport) => checkSimilar(of, [], []).map(({ at }) => at);

test("holds a text if more than 90 % of a part is in the same part of another text", () => {
  expect(placesFound(likeTo(0.9))).toEqual([]);
  expect(placesFound(likeTo(0.91))).toEqual(["mot"]);
});

describe("the sentences that other pages have", () => {
  const names = ["Reigate"];
  const sentence = (
    at: string,
    text: string,
    kind: CheckedSentence["kind"] = "paragraph",
  ): CheckedSentence => buildSentenceToCheck(text, { at, kind });
  const words = (count: number, word = "oil") =>
    Array.from({ length: count }, (_, i) => `${word}${i}`).join(" ");
  const known = (...texts: string[]) => new Set(texts.flatMap((text) => hashesOf(text, names)));
  const quoted = (sentences: CheckedSentence[], hashes: ReadonlySet<number>, similarity = 0.95) =>
    checkSimilar({ ...likeTo(similarity), known: hashes }, sentences, names).slice(1);

  test("are quoted after the part, the longest first and three at most", () => {
    const texts = [7, 9, 8, 6].map((count) => `In Reigate ${words(count)}`);
    const found = quoted(
      texts.map((text, i) => sentence(`mot[${i}]`, text)),
      known(...texts),
    );
    expect(found.map((each) => each.words)).toEqual([texts[1], texts[2], texts[0]]);
    expect(found[0]).toMatchObject({ code: "similarity", at: "mot[1]", severity: "warning" });
    expect(found[0]?.message).toMatch(/: another page has the same sentence\.$/);
  });

  test("are paragraphs and answers whose every sequence of words is known, with names masked", () => {
    const sentences = [
      sentence("a", "Near Reigate there are many garages to ask first"),
      sentence("b", words(8), "answer"),
      sentence("c", words(8, "heading"), "heading"),
      sentence("d", words(8, "question"), "question"),
      sentence("e", `${words(8)} and more`),
      sentence("f", "Too short"),
    ];
    const hashes = known(
      "Near Dorking there are many garages to ask first".replace("Dorking", "Reigate"),
      words(8),
      words(8, "heading"),
      words(8, "question"),
      "Too short",
    );
    expect(quoted(sentences, hashes).map(({ at }) => at)).toEqual(["a", "b"]);
  });

  test("are not quoted for a text that differs enough, unless they would suit any place", () => {
    const about = [
      sentence("named", `In Reigate ${words(8)}`),
      buildSentenceToCheck(words(8), { at: "counted", template: `${words(7)} {{nearby.1}}` }),
      sentence("any", words(8)),
    ];
    const hashes = known(words(8), `In Reigate ${words(8)}`);
    expect(
      checkSimilar({ ...likeTo(0.5), known: hashes }, about, names).map(({ at }) => at),
    ).toEqual(["any"]);
  });
});

test("names the other location", () => {
  expect(checkSimilar(likeTo(0.95), [], [])[0]?.message).toBe(
    "MOT: it is a copy of the text of redhill.",
  );
  expect(checkSimilar(report({}), [], [])).toEqual([]);
});
