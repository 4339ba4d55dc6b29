import { expect, test } from "vitest";
import { isTemplateGenerator } from "./generation.ts";

test.each([
  ["vanfettle-local", true],
  ["vanfettle-local-writer", true],
  ["my-local-llm", false],
  ["gpt-5-mini", false],
  [undefined, false],
])("returns for the model %s: %s", (model, isLocal) => {
  expect(isTemplateGenerator(model)).toBe(isLocal);
});
