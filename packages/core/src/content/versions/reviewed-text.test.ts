import { expect, test } from "vitest";
import { objection, type ObjectionCode } from "../checks/check.ts";
import { describeObjection } from "./review.ts";

const at = { at: "mot[0].heading" };

test.each<[ObjectionCode, string]>([
  ["shape", "Form"],
  ["figure", "Figure"],
  ["contact", "Contact"],
  ["markup", "Markup"],
  ["unfilled_slot", "Missing fact"],
  ["removable", "Nobody would miss it"],
  ["unsupported", "Not supported"],
  ["superlative", "Not the first"],
  ["spelling", "American spelling"],
  ["repeats_page", "On the page already"],
  ["spelling", "American spelling"],
  ["other_place", "Other place"],
  ["name", "Name"],
  ["abuse", "Abuse"],
  ["reader", "Second reader"],
  ["unread", "Not read"],
  ["own_words", "Own words"],
  ["law_word", "Northern Ireland"],
  ["place_not_named", "Place not named"],
  ["repetition", "Repetition"],
  ["similarity", "Similar text"],
  ["length", "Length"],
])("an operator reads the objection %s as: %s", (code, kind) => {
  const found = objection(code, at, "these words", "so it is");
  expect(describeObjection(found)).toEqual({ ...found, kind, what: "so it is." });
});

test("an objection of the second reader is read as its finding", () => {
  const finding = objection("reader", at, "always", "the second reader finds it unsafe");
  expect(describeObjection(finding)).toMatchObject({
    kind: "Unsafe",
    what: "the second reader finds it unsafe.",
  });
  expect(describeObjection({ ...finding, code: "length" }).kind).toBe("Length");
});
