import type { LocationText } from "../content/text/location-text.ts";
import { toModelText } from "../content/text/model-text.ts";
import type { Fact } from "../location/facts/fact.ts";
import {
  TextError,
  type TextModel,
  type TextRequest,
  type TextResult,
} from "../text-model/text-model.ts";
import { buildAdvice, buildLocationText, buildSentence } from "./text-builders.ts";

export interface FakeTextModel extends TextModel {
  /** Names of the requested locations, in order. */
  calls: string[];
}

/** The name of the second reader's format, which distinguishes its requests from the writer's. */
const readerFormat = "verdicts";

/** Answers a request of the second reader: every sentence is supported. */
function acceptAll({ input }: TextRequest): Promise<TextResult> {
  const { sentences } = JSON.parse(input) as { sentences: { sentence: number }[] };
  const verdicts = sentences.map(({ sentence }) => ({ sentence, verdict: "supported", words: "" }));
  return Promise.resolve({
    value: { verdicts },
    model: "vanfettle-local-test",
    usage: usagePerCall,
  });
}

/** A second reader that supports every sentence. */
export const acceptingReader: TextModel = { write: acceptAll };

interface Task {
  location: { name: string; kind: "place" | "county" | "region" };
  facts: Fact[];
}

let modelsCreated = 0;

const usagePerCall = { calls: 1, inputTokens: 1_000, outputTokens: 500 } as const;

/**
 * Creates a model whose text passes the checks for places with the facts of `buildWritableTown`.
 * Each text of a place has a new title, even after texts of an earlier model. `before` runs before
 * each call, and may throw or delay it.
 */
export function createFakeTextModel(
  before: (name: string, call: number) => Promise<void> | void = () => undefined,
): FakeTextModel {
  const calls: string[] = [];
  modelsCreated += 1;
  const first = modelsCreated;
  return {
    calls,
    async write(request) {
      if (request.format.name === readerFormat) return acceptAll(request);
      const task = JSON.parse(request.input) as Task;
      calls.push(task.location.name);
      await before(task.location.name, calls.length);
      const number = first + calls.filter((name) => name === task.location.name).length;
      return {
        value: toModelText(textFor(task, number)),
        model: "vanfettle-local-test",
        usage: usagePerCall,
      };
    },
  };
}

function textFor({ location: { kind, name }, facts }: Task, number: number): LocationText {
  const text = kind === "place" ? buildLocationText({ name }) : areaText(name, facts);
  const letter = String.fromCharCode("a".charCodeAt(0) + (number % 26));
  return { ...text, servicingMetaTitle: `Van servicing in ${name} (${letter})` };
}

/** Builds the text of a county or region from whichever facts it has. */
function areaText(name: string, facts: readonly Fact[]): LocationText {
  const stated = facts.filter(({ slot }) => slot);
  const sentences = stated.map(({ id }, i) =>
    buildSentence(
      `${["For vans there are", "The list shows", "It counts", "Then there are"][i % 4]} {{${id}}} for garages and their customers across ${name}.`,
      id,
    ),
  );
  const [first] = stated;
  const basis = first?.id ?? facts[0]?.id ?? "mot.byDva";
  const answer = [
    buildSentence(
      first ? `In all there are {{${first.id}}} to choose from.` : "The DVA tests them.",
      basis,
    ),
  ];
  const advice = (
    [
      "booking-ahead",
      "booking-flexible",
      "booking-drop-off",
      "booking-symptoms",
      "booking-one-visit",
      "booking-getting-home",
    ] as const
  ).map(buildAdvice);
  return {
    ...buildLocationText({ name }),
    servicing: [{ heading: `Garages in ${name}`, paragraphs: [[...sentences, ...advice]] }],
    mot: [
      {
        heading: `Stations in ${name}`,
        paragraphs: [[...sentences, ...advice.slice(1), buildAdvice("test-lamps-first")]],
      },
    ],
    faqs: [
      { question: `How many stations are there in ${name}?`, answer },
      { question: `Which garages in ${name} are listed?`, answer },
      {
        question: `What should I check before a test in ${name}?`,
        answer: [buildAdvice("test-tyres-first")],
      },
    ],
    servicingMetaDescription: `Find a garage for van servicing in ${name}, what to ask before you book, and a short form.`,
    motMetaDescription: `Book a van MOT in ${name} and see where a larger van can go, with the places of the area.`,
  };
}

/** Throws the error of a text service by its name. */
export const throwTextError = (name: TextError["name"], retryAfterSeconds?: number): never => {
  throw new TextError(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};
