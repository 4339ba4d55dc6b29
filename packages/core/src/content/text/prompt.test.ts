import { zodTextFormat } from "openai/helpers/zod";
import { expect, test } from "vitest";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { instructions, textRequest } from "./prompt.ts";
import { textLimits } from "./place-text.ts";

test("the input is the facts as JSON, with a fault only on a corrective attempt", () => {
  const first = JSON.parse(textRequest(buildFactRecord(), 1).input) as object;
  expect(first).toEqual({ task: "write-location-text", facts: buildFactRecord(), attempt: 1 });
  const second = JSON.parse(textRequest(buildFactRecord(), 2, "Too short.").input) as object;
  expect(second).toMatchObject({ attempt: 2, fault: "Too short." });
});

test("the instructions state every limit that is checked", () => {
  for (const { min, max } of Object.values(textLimits)) expect(instructions).toContain(`${min} to ${max} `);
});

test("the schema uses only what strict structured output supports", () => {
  const { format } = textRequest(buildFactRecord(), 1);
  const { schema } = zodTextFormat(format.schema, format.name);
  expect(JSON.stringify(schema)).not.toMatch(/"(?:minLength|maxLength|pattern|allOf|default)"/);
  const objects = JSON.stringify(schema).match(/"type":"object"/g);
  expect(JSON.stringify(schema).match(/"additionalProperties":false/g)).toHaveLength(objects?.length ?? 0);
});
