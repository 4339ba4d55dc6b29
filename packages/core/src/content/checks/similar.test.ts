import { describe, expect, test } from "vitest";
import type { SimilarityReport } from "../similarity/similarity.ts";
import { checkSimilar } from "./similar.ts";

const report = (changes: Partial<SimilarityReport>): SimilarityReport => ({
  mostSimilar: null,
  uniqueShare: 1,
  known: new Set(),
  ...changes,
});
const likeTo = (similarity: number) => report({ mostSimilar: { similarity, slug: "redhill", part: "mot" } });
const placesFound = (of: SimilarityReport) => checkSimilar(of, [], []).map(({ at }) => at);

describe("a text is left to the editor", () => {
  test("if more than 55 % of a part is found in the same part of another text", () => {
    expect(placesFound(likeTo(0.55))).toEqual([]);
    expect(placesFound(likeTo(0.56))).toEqual(["mot"]);
  });

  test("if less than 30 % of it is found nowhere else", () => {
    expect(placesFound(report({ uniqueShare: 0.3 }))).toEqual([]);
    expect(placesFound(report({ uniqueShare: 0.29 }))).toEqual(["text"]);
  });
});
