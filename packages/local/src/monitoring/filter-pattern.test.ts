import { expect, test } from "vitest";
import { filterPattern } from "./filter-pattern.ts";

test("matches a phrase anywhere in a line", () => {
  const matches = filterPattern('"not rendered"');
  expect([matches("page not rendered"), matches("rendered, not")]).toEqual([true, false]);
});

test.each([
  ['{ $.status = "429" }', { status: "429" }, { status: "4290" }],
  ['{ $.status = "4*" }', { status: "404" }, { status: "504" }],
  ["{ $.ms = %[0-9][0-9]% }", { ms: "120" }, { ms: "9" }],
  ['{ $.route != "POST /a" }', { route: "POST /b" }, { route: "POST /a" }],
  ['{ ($.a = "1") && ($.b = "2") }', { a: "1", b: "2" }, { a: "1", b: "1" }],
  ['{ ($.a = "1") || ($.b = "2") }', { a: "0", b: "2" }, { a: "2", b: "1" }],
  ['{ (($.a = "1") || ($.b = "2")) && ($.c != "3") }', { a: "1", c: "2" }, { a: "1", c: "3" }],
])("the pattern %s matches %j and not %j", (pattern, match, other) => {
  const matches = filterPattern(pattern);
  expect([match, other].map((entry) => matches(JSON.stringify(entry)))).toEqual([true, false]);
  expect(matches("status 429")).toBe(pattern.includes("!=") && !pattern.includes("&&"));
});

test.each([
  "ERROR",
  "{ }",
  '{ $.status = "429"',
  "{ $.status = 429 }",
  '{ $.status > "429" }',
  '{ ($.a = "1") && ($.b = "2") || ($.c = "3") }',
  '{ $.a = "1" } x',
])("rejects the pattern %s", (pattern) => {
  expect(() => filterPattern(pattern)).toThrow("is not supported locally");
});
