import { zodTextFormat } from "openai/helpers/zod";
import { describe, expect, test } from "vitest";
import { factsHash } from "../../location/facts/fact-list.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import {
  buildFactRecord,
  buildLocationText,
  buildNorthernIrishFactRecord,
  buildSentence,
} from "../../testing/text-builders.ts";
import { checkText } from "../checks/check-text.ts";
import { isHeld, objectionKinds } from "../checks/check.ts";
import { findings, readerInstructions } from "../reading/second-reader.ts";
import { textLimits, type LocationText } from "./location-text.ts";
import { toModelText } from "./model-text.ts";
import { defaultMaxOutputTokens, instructions, rules, textRequest } from "./prompt.ts";
import { taskFacts } from "./task-facts.ts";

const inputOf = (...args: Parameters<typeof textRequest>) =>
  JSON.parse(textRequest(...args).input) as Task;
interface Task {
  previous?: unknown;
  objections?: string[];
}

/** A town in whose centre no station tests class 7. */
const sampleton = buildFactRecord({
  name: "Sampleton",
  county: "Sampleshire",
  elsewhere: [{ name: "Demoford", miles: 8.4, class7: 16 }],
  around: {
    within1Mile: { stations: 3, class7: 0 },
    within3Miles: { stations: 13, class7: 2 },
    within10Miles: { stations: 80, class7: 23 },
    class5: 0,
    acrossWater: false,
  },
  vanStations: {
    count: 19,
    class7: 2,
    withinMiles: 5,
    nearestMiles: 0.2,
    nearestClass7Miles: 1.1,
    tenthMiles: 2.3,
  },
});

test("the input is the place, what its page shows, and its facts without what only code needs", () => {
  const input = inputOf(sampleton, { attempt: 1 }) as unknown as ReturnType<typeof taskFacts>;
  expect(input).toEqual({
    task: "write-location-text",
    ...(JSON.parse(JSON.stringify(taskFacts(sampleton))) as object),
  });
  expect(input.location).toEqual({
    kind: "place",
    name: "Sampleton",
    county: "Sampleshire",
    region: "South East",
  });
  expect(input.page.length).toBeGreaterThan(2);
  expect(input.facts).toContainEqual({
    id: "near7",
    says: "1.1 miles to the nearest class 7 station",
    first: "nearest",
  });
});

test("the corrective attempt has the previous text and the objections", () => {
  const previous = buildLocationText();
  const correction = { previous, objections: ["Too short."] };
  const input = inputOf(buildFactRecord(), { attempt: 2, correction });
  expect(input).toMatchObject({ objections: ["Too short."] });
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

const objectionsTo = async (
  facts: FactRecord,
  mot: string[],
  changes: Partial<LocationText> = {},
) => {
  const { name } = facts;
  const other = {
    question: `What is there in ${name}?`,
    answer: [buildSentence(`The town of ${name} is there.`)],
  };
  const text: LocationText = {
    servicing: [
      {
        heading: `Servicing in ${name}`,
        paragraphs: [[buildSentence(`Ask at a garage in ${name}.`)]],
      },
    ],
    mot: [{ heading: `Tests in ${name}`, paragraphs: [mot.map(buildSentence)] }],
    faqs: [other],
    servicingMetaTitle: `Van servicing in ${name} | VanFettle`,
    servicingMetaDescription: `A description of the servicing of vans in ${name} that is long enough for a page.`,
    motMetaTitle: `The van MOT in ${name} | VanFettle`,
    motMetaDescription: `A description of the testing of vans in ${name} that is long enough for its page.`,
    ...changes,
  };
  const { objections } = await checkText(text, facts, {
    exchangeSignature: () => Promise.resolve([]),
  });
  return objections;
};

test("the example of the instructions passes the checks", async () => {
  const [, example = ""] = /much to say: "([^"]+)"/.exec(instructions) ?? [];
  const sentences = example.split(/(?<=\.) /);
  expect(sentences).toHaveLength(2);
  expect(await objectionsTo(sampleton, sentences)).toEqual([]);
});

describe("each rule of the instructions", () => {
  const kent = buildFactRecord({
    kind: "county",
    type: "county",
    name: "Kent",
    county: null,
    elsewhere: [],
    towns: [
      {
        name: "Dartford",
        population: 60_000,
        class7: 24,
        nearestClass7Miles: 0.3,
        isDivided: false,
      },
      { name: "Deal", population: 20_000, class7: 24, nearestClass7Miles: 0.5, isDivided: false },
    ],
    vanStations: {
      count: 611,
      class7: 159,
      withinMiles: null,
      nearestMiles: null,
      nearestClass7Miles: null,
      tenthMiles: null,
    },
  });

  /** Fields that break the rule which this objection enforces. */
  const fields: Partial<Record<string, Partial<LocationText>>> = {
    place_not_named: { motMetaTitle: "The van MOT for class 4 and class 7 | VanFettle" },
    not_in_section: {
      motMetaDescription:
        "For class 7 leave Sampleton for Demoford, where far more stations test it.",
    },
  };
  /** Sentences that break it. */
  const broken: Partial<Record<string, [facts: FactRecord, sentences: string[]]>> = {
    figure: [sampleton, ["Sampleton has a handful of stations, with {{count3}}."]],
    unfilled_slot: [sampleton, ["Sampleton has {{count25}}."]],
    superlative: [kent, ["Dartford has the most class 7 stations, with {{town1}}."]],
    name: [sampleton, ["Sampleton has Harbour House and {{count3}}."]],
    other_place: [sampleton, ["From Sampleton go to Woking instead of {{count3}}."]],
    repeats_page: [sampleton, ["Sampleton has {{count5}}, and {{seven5}}."]],
    repetition: [sampleton, ["Sampleton has {{count3}}.", "Sampleton has {{count3}}."]],
    contact: [sampleton, ["Sampleton has {{count3}}: call us."]],
    spelling: [sampleton, ["The center of Sampleton has {{count3}}."]],
    markup: [sampleton, ["Sampleton has <b>{{count3}}</b>."]],
    length: [sampleton, ["Sampleton."]],
  };
  const codes = rules.flatMap(({ enforcedBy }) => enforcedBy);

  test.each(codes.filter((code) => code in objectionKinds))(
    "that names the objection %s is enforced by it",
    async (code) => {
      const [facts, sentences] = broken[code] ?? [sampleton, []];
      const found = await objectionsTo(facts, sentences, fields[code]);
      expect(found.filter(isHeld).map((each) => each.code)).toContain(code);
    },
  );

  test("that names no objection of the checks names a verdict that the reader knows", () => {
    const verdicts = codes.filter((code) => !(code in objectionKinds));
    expect(verdicts.length).toBeGreaterThan(4);
    for (const verdict of verdicts) expect(findings).toContain(verdict);
    for (const { says, enforcedBy } of rules) {
      expect(enforcedBy.length).toBeGreaterThan(0);
      expect(instructions).toContain(says);
    }
  });

  test("that allows conclusions and advice is not contradicted by the reader", () => {
    expect(readerInstructions).toMatch(/"supported": .*follows from them by comparing/);
    expect(readerInstructions).toMatch(/advice that such figures bear out/);
    expect(readerInstructions).toMatch(/Advice is not praise/);
  });
});

test("the instructions state every limit that is checked", () => {
  for (const { min, max } of Object.values(textLimits)) {
    expect(instructions).toContain(`${min} to ${max}`);
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

test("the hash of the facts changes with a fact, its words, names, ties or the order of figures, but not with a figure alone", () => {
  const stations = (changes: object, facts = sampleton) => ({
    ...facts,
    vanStations: facts.vanStations && { ...facts.vanStations, ...changes },
  });
  const hash = factsHash(sampleton);
  expect(factsHash(stations({ count: 20, nearestMiles: 0.3 }))).toBe(hash);
  // More within five miles than within ten would be another circle, so the order is by towns.
  const more = { name: "Demoford", miles: 8.4, class7: 24 };
  expect(factsHash({ ...sampleton, elsewhere: [more] })).not.toBe(hash);
  expect(factsHash({ ...sampleton, elsewhere: [{ ...more, class7: 17 }] })).toBe(hash);
  expect(factsHash({ ...sampleton, elsewhere: [] })).not.toBe(hash);
  expect(factsHash(stations({ nearestMiles: 1.1 }))).not.toBe(hash);
  expect(factsHash({ ...sampleton, opposite: { name: "Hull", miles: 3 } })).not.toBe(hash);
});

test("the second attempt may have twice the output of the first", () => {
  const limitOf = (attempt: number, maxOutputTokens?: number) =>
    textRequest(buildFactRecord(), { attempt, maxOutputTokens }).maxOutputTokens;
  expect([limitOf(1), limitOf(2)]).toEqual([defaultMaxOutputTokens, 2 * defaultMaxOutputTokens]);
  expect([limitOf(1, 500), limitOf(2, 500)]).toEqual([500, 1_000]);
});
