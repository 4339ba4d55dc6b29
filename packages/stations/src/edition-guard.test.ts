import { expect, test } from "vitest";
import { editionProblem } from "./edition-guard.ts";

const real = (edition: string) => ({ edition, sample: false });
const sample = { edition: "2026-02", sample: true };

test.each([
  ["a first list", null, real("2025-04")],
  ["the same edition again", real("2025-04"), real("2025-04")],
  ["a newer edition", real("2025-04"), real("2026-02")],
  ["a real list in place of a sample", sample, real("2025-04")],
  ["no list where there is none", null, null],
])("allows a deploy with %s", (_, running, next) => {
  expect(editionProblem({ running, next })).toBeUndefined();
});

test.each([
  ["no list in place of one", real("2025-04"), null, "none"],
  ["an older edition", real("2026-02"), real("2025-04"), "2025-04"],
  ["a sample in place of a real list", real("2025-04"), sample, "2026-02-sample"],
  ["a sample on a stage without a list", null, sample, "2026-02-sample"],
])("refuses a deploy with %s unless its name is accepted", (_, running, next, name) => {
  expect(editionProblem({ running, next })).toContain(`--accept-stations ${name}.`);
  expect(editionProblem({ running, next, accepted: "2020-01" })).toContain(name);
  expect(editionProblem({ running, next, accepted: name })).toBeUndefined();
});
