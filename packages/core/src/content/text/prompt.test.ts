import { zodTextFormat } from "openai/helpers/zod";
import { expect, test } from "vitest";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { instructions, textRequest } from "./prompt.ts";
import { textLimits } from "./place-text.ts";

test("only the facts go in, as JSON, and a fault only when there is one", () => {
  const first = JSON.parse(textRequest(buildFactRecord(), 1).input) as object;
  expect(first).toEqual({ task: "write-location-text", facts: buildFactRecord(), attempt: 1 });
  const second = JSON.parse(textRequest(buildFactRecord(), 2, "Too short.").input) as object;
  expect(second).toMatchObject({ attempt: 2, fault: "Too short." });
});

test("the instructions say every limit that is checked", () => {
  for (const { min, max } of Object.values(textLimits)) expect(instructions).toContain(`${min} to ${max} `);
});

test("the shape uses nothing that strict structured output does not know", () => {
  const { format } = textRequest(buildFactRecord(), 1);
  const { schema } = zodTextFormat(format.schema, format.name);
  expect(JSON.stringify(schema)).not.toMatch(/"(?:minLength|maxLength|pattern|allOf|default)"/);
  const objects = JSON.stringify(schema).match(/"type":"object"/g);
  expect(JSON.stringify(schema).match(/"additionalProperties":false/g)).toHaveLength(objects?.length ?? 0);
});
