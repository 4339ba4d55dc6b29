import { zodTextFormat } from "openai/helpers/zod";
import { describe, expect, test } from "vitest";
import { factList, factsHash } from "../../location/facts/fact-list.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import {
  buildFactRecord,
  buildLocationText,
  buildNorthernIrishFactRecord,
} from "../../testing/text-builders.ts";
import { showsFact } from "../checks/basis.ts";
import { checkText } from "../checks/check-text.ts";
import { exampleFacts, exampleText } from "./example.ts";
import { sentencesOf, textLimits } from "./location-text.ts";
import { ModelText, toLocationText, toModelText } from "./model-text.ts";
import { defaultMaxOutputTokens, instructions, textRequest } from "./prompt.ts";

const inputOf = (...args: Parameters<typeof textRequest>) =>
  JSON.parse(textRequest(...args).input) as Task;
interface Task {
  previous?: unknown;
  objections?: string[];
}

test("the input is the facts as JSON", () => {
  expect(inputOf(buildFactRecord(), { attempt: 1 })).toEqual({
    task: "write-location-text",
    location: { kind: "place", name: "Reigate", county: "Surrey", region: "South East" },
    facts: factList(buildFactRecord()),
    attempt: 1,
  });
});

test("the corrective attempt has the previous text and the objections", () => {
  const previous = buildLocationText();
  const correction = { previous, objections: ["Too short."] };
  const input = inputOf(buildFactRecord(), { attempt: 2, correction });
  expect(input).toMatchObject({ attempt: 2, objections: ["Too short."] });
  expect(input.previous).toEqual(toModelText(previous));
  expect(
    inputOf(buildFactRecord(), { attempt: 2, correction: { previous: null, objections: [] } }),
  ).not.toHaveProperty("previous");
});

test("the schema is the same for every location", () => {
  const schemaOf = (facts: FactRecord) => {
    const { format } = textRequest(facts, { attempt: 1 });
    return zodTextFormat(format.schema, format.name);
  };
  expect(schemaOf(buildFactRecord())).toEqual(schemaOf(buildNorthernIrishFactRecord()));
});

describe("the worked example", () => {
  const facts = buildFactRecord({
    name: "Sampleton",
    county: "Sampleshire",
    populationBand: "small town",
    suggested: [],
    class7Near: [
      { name: "Demoford", miles: 11.4, acrossWater: false },
      { name: "Trialbury", miles: 12.9, acrossWater: false },
    ],
    around: {
      within1Mile: { stations: 2, class7: 0 },
      within3Miles: { stations: 3, class7: 0 },
      within10Miles: { stations: 14, class7: 0 },
      class5: 2,
    },
    vanStations: {
      count: 3,
      class7: 0,
      withinMiles: 5,
      nearestMiles: 0.6,
      nearestClass7Miles: 11.4,
      tenthMiles: null,
    },
  });

  test("has facts in the form in which texts are written from them", () => {
    for (const fact of exampleFacts) expect(factList(facts)).toContainEqual(fact);
    expect(instructions).toContain(JSON.stringify(exampleFacts));
  });

  test("passes the checks for its facts", async () => {
    expect(instructions).toContain(JSON.stringify(exampleText));
    const text = toLocationText(ModelText.parse(exampleText));
    const ids: string[] = exampleFacts.map(({ id }) => id);
    const stated = sentencesOf(text).flatMap(({ basis }) => basis);
    expect(stated.filter((id) => !ids.includes(id))).toEqual([]);
    const words = JSON.stringify(exampleText);
    expect(exampleFacts.filter((fact) => !showsFact(fact, words))).toEqual([]);
    const { objections } = await checkText(text, facts, {
      exchangeSignature: () => Promise.resolve([]),
    });
    expect(objections).toEqual([]);
  });
});

test("the instructions state every limit that is checked", () => {
  for (const { min, max } of Object.values(textLimits)) {
    expect(instructions).toContain(`${min} to ${max} `);
  }
});

test("the schema uses only features that strict structured output supports", () => {
  const { format } = textRequest(buildFactRecord(), { attempt: 1 });
  const { schema } = zodTextFormat(format.schema, format.name);
  expect(JSON.stringify(schema)).not.toMatch(/"(?:minLength|maxLength|pattern|allOf|default)"/);
  const objects = JSON.stringify(schema).match(/"type":"object"/g);
  expect(JSON.stringify(schema).match(/"additionalProperties":false/g)).toHaveLength(
    objects?.length ?? 0,
  );
});

test("the hash of the facts changes when a fact is added, removed or reworded, but not with a figure", () => {
  const facts = buildFactRecord();
  const stations = (changes: object) => ({
    ...facts,
    vanStations: facts.vanStations && { ...facts.vanStations, ...changes },
  });
  expect(factsHash(stations({ count: 38, nearestMiles: 0.5 }))).toBe(factsHash(facts));
  expect(factsHash(stations({ count: 1 }))).not.toBe(factsHash(facts));
  expect(factsHash(stations({ class7: 0 }))).not.toBe(factsHash(facts));
  expect(factsHash({ ...facts, centre: "London" })).not.toBe(factsHash(facts));
  expect(factsHash({ ...facts, suggested: facts.suggested.slice(1) })).not.toBe(factsHash(facts));
});

test("the second attempt may have twice the output of the first", () => {
  const limitOf = (attempt: number, maxOutputTokens?: number) =>
    textRequest(buildFactRecord(), { attempt, maxOutputTokens }).maxOutputTokens;
  expect([limitOf(1), limitOf(2)]).toEqual([defaultMaxOutputTokens, 2 * defaultMaxOutputTokens]);
  expect([limitOf(1, 500), limitOf(2, 500)]).toEqual([500, 1_000]);
});
