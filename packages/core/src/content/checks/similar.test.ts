import { expect, test } from "vitest";
import { checkSimilar } from "./whole-text.ts";

const likeTo = (similarity: number) =>
  checkSimilar({ similarity, slug: "redhill", part: "mot" }).map(({ message }) => message);

test("holds a text if more than 90 % of a part is in the same part of another text", () => {
  expect(likeTo(0.9)).toEqual([]);
  expect(likeTo(0.91)).toEqual(["MOT: it is a copy of the text of redhill."]);
  expect(checkSimilar(null)).toEqual([]);
});
