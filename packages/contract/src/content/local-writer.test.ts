import { expect, test } from "vitest";
import { isLocalWriter } from "./local-writer.ts";

test.each([
  ["vanfettle-local", true],
  ["vanfettle-local-writer", true],
  ["my-local-llm", false],
  ["gpt-5-mini", false],
  [undefined, false],
])("returns for the model %s: %s", (model, isLocal) => {
  expect(isLocalWriter(model)).toBe(isLocal);
});
