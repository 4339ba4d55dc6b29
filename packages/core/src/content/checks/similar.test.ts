import { describe, expect, test } from "vitest";
import type { SimilarityReport } from "../similarity/similarity.ts";
import { checkSimilar } from "./similar.ts";

const report = (changes: Partial<SimilarityReport>): SimilarityReport => ({
  mostSimilar: null,
  known: new Set(),
  ...changes,
});
const likeTo = (similarity: number, isShort = false) =>
  report({ mostSimilar: { similarity, slug: "redhill", part: "mot", isShort } });
const placesFound = (of: SimilarityReport) => checkSimilar(of, [], []).map(({ at }) => at);

describe("a text is left to the editor", () => {
  test("if more than 55 % of a part is found in the same part of another text", () => {
    expect(placesFound(likeTo(0.55))).toEqual([]);
    expect(placesFound(likeTo(0.56))).toEqual(["mot"]);
  });

  test("if more than 90 % of a short part is", () => {
    expect(placesFound(likeTo(0.9, true))).toEqual([]);
    expect(placesFound(likeTo(0.91, true))).toEqual(["mot"]);
  });
});
