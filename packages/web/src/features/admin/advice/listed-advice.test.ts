import { expect, test } from "vitest";
import { buildAdvice } from "../testing/admin-responses.ts";
import { bySubject, isListed, matchesSearch, parseSource } from "./listed-advice.ts";

const retired = { by: "ann@example.com", reason: "Out of date", at: "2026-11-23T10:00:00.000Z" };

test("lists entries in use, retired, or due for a review; a retired entry is not due", () => {
  const listed = (changes: Parameters<typeof buildAdvice>[1]) =>
    (["all", "in use", "retired", "due"] as const).filter((filter) =>
      isListed(buildAdvice("a", changes), filter),
    );
  expect(listed({})).toEqual(["all", "in use"]);
  expect(listed({ review: "soon" })).toEqual(["all", "in use", "due"]);
  expect(listed({ review: "overdue" })).toEqual(["all", "in use", "due"]);
  expect(listed({ retired, review: "overdue" })).toEqual(["all", "retired"]);
});

test("finds words of the id, the subject and each wording, in any order and case", () => {
  const entry = buildAdvice("oil-grade", {
    subject: "oil and fluids",
    wordings: ["Ask which oil.", "Name the grade."],
  });
  expect(
    ["", "OIL grade", "grade name", "fluids"].map((search) => matchesSearch(entry, search)),
  ).toEqual([true, true, true, true]);
  expect(matchesSearch(entry, "oil tyres")).toBe(false);
});

test("groups entries by subject in their order", () => {
  const entries = [
    buildAdvice("a", { subject: "tyres" }),
    buildAdvice("b", { subject: "quotes" }),
    buildAdvice("c", { subject: "tyres" }),
  ];
  expect(bySubject(entries).map(([subject, own]) => [subject, own.map(({ id }) => id)])).toEqual([
    ["tyres", ["a", "c"]],
    ["quotes", ["b"]],
  ]);
});

test("splits the address from the entry of the law table", () => {
  expect(parseSource("class7: https://www.gov.uk/x")).toEqual({
    name: "class7",
    url: "https://www.gov.uk/x",
  });
  expect(parseSource("workshop practice")).toEqual({ name: "workshop practice", url: null });
});
