import { zodTextFormat } from "openai/helpers/zod";
import { expect, test } from "vitest";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { factList } from "./fact-list.ts";
import { factsHash, instructions, textRequest } from "./prompt.ts";
import { textLimits } from "./location-text.ts";

test("the input is the facts as JSON, with a fault only on a corrective attempt", () => {
  const first = JSON.parse(textRequest(buildFactRecord(), { attempt: 1 }).input) as object;
  expect(first).toEqual({
    task: "write-location-text",
    location: { kind: "place", name: "Reigate", county: "Surrey", region: "South East" },
    facts: factList(buildFactRecord()),
    attempt: 1,
  });
  const second = JSON.parse(textRequest(buildFactRecord(), { attempt: 2, fault: "Too short." }).input) as object;
  expect(second).toMatchObject({ attempt: 2, fault: "Too short." });
});

test("the instructions state every limit that is checked", () => {
  for (const { min, max } of Object.values(textLimits)) expect(instructions).toContain(`${min} to ${max} `);
});

test("the schema uses only what strict structured output supports", () => {
  const { format } = textRequest(buildFactRecord(), { attempt: 1 });
  const { schema } = zodTextFormat(format.schema, format.name);
  expect(JSON.stringify(schema)).not.toMatch(/"(?:minLength|maxLength|pattern|allOf|default)"/);
  const objects = JSON.stringify(schema).match(/"type":"object"/g);
  expect(JSON.stringify(schema).match(/"additionalProperties":false/g)).toHaveLength(objects?.length ?? 0);
});

test("the hash of the facts changes when a fact comes, goes or is worded otherwise, and not with a figure", () => {
  const facts = buildFactRecord();
  const stations = (changes: object) => ({
    ...facts,
    vanStations: facts.vanStations && { ...facts.vanStations, ...changes },
  });
  expect(factsHash(stations({ count: 38, nearestMiles: 0.5 }))).toBe(factsHash(facts));
  expect(factsHash({ ...facts, population: 30_000 })).toBe(factsHash(facts));
  expect(factsHash(stations({ count: 1 }))).not.toBe(factsHash(facts));
  expect(factsHash(stations({ class7: 0 }))).not.toBe(factsHash(facts));
  expect(factsHash({ ...facts, council: "Surrey Heath" })).not.toBe(factsHash(facts));
  expect(factsHash({ ...facts, nearby: facts.nearby.slice(1) })).not.toBe(factsHash(facts));
});
