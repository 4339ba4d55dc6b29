import type { LocationText } from "../content/text/location-text.ts";
import { toModelText } from "../content/text/model-text.ts";
import type { Fact } from "../location/facts/fact.ts";
import { TextError, type TextModel } from "../text-model/text-model.ts";
import { buildLocationText, buildSentence, ofItsOwn } from "./text-builders.ts";

export interface FakeTextModel extends TextModel {
  /** Names of the requested locations, in order. */
  calls: string[];
}

/** The name of the second reader's format, which distinguishes its requests from the writer's. */
const readerFormat = "verdicts";

/** A second reader that returns this verdict for every sentence. */
const readerWith = (verdict: string): TextModel => ({
  write({ input }) {
    const { sentences } = JSON.parse(input) as { sentences: { sentence: number }[] };
    const verdicts = sentences.map(({ sentence }) => ({ sentence, verdict, words: "" }));
    return Promise.resolve({
      value: { verdicts },
      model: "vanfettle-local-test",
      usage: usagePerCall,
    });
  },
});

/** A second reader that supports every sentence. */
export const acceptingReader = readerWith("supported");

/** A second reader that objects to every sentence with this verdict. */
export const objectingReader = (verdict: "law" | "unsafe"): TextModel => readerWith(verdict);

interface Task {
  location: { name: string; kind: "place" | "county" | "region" };
  facts: Pick<Fact, "id" | "says">[];
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
      if (request.format.name === readerFormat) return acceptingReader.write(request);
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
  const text =
    kind === "place" ? buildLocationText({ name }) : ofItsOwn(areaText(name, facts), name);
  const letter = String.fromCharCode("a".charCodeAt(0) + (number % 26));
  return { ...text, servicingMetaTitle: `Van servicing in ${name} (${letter})` };
}

/** Builds the text of a county or region from whichever facts it has. */
function areaText(name: string, facts: Task["facts"]): LocationText {
  const stated = facts.filter(({ says }) => /\d/.test(says));
  const [first] = stated;
  const without = (words: string) => [buildSentence(words)];
  const sentences = (beginnings: readonly string[], end: string) =>
    stated.map(({ id }, i) =>
      buildSentence(`${beginnings[i % beginnings.length]} {{${id}}} ${end} ${name}.`),
    );
  const answer = (beginning: string) =>
    without(first ? `${beginning} {{${first.id}}} to choose from.` : `${beginning} the DVA.`);
  const byGarages = `A garage in ${name} services the van, and the DVA is who tests it.`;
  const byDva = `The centres of the DVA test the vans of ${name}, and no garage of any size tests them.`;
  return {
    ...buildLocationText({ name }),
    servicing: [
      {
        heading: `Garages in ${name}`,
        paragraphs: [
          first
            ? sentences(["For vans there are", "It counts"], "for garages and customers across")
            : without(byGarages),
        ],
      },
    ],
    mot: [
      {
        heading: `Stations in ${name}`,
        paragraphs: [
          first
            ? sentences(["The list shows", "Then there are"], "for the drivers of larger vans in")
            : without(byDva),
        ],
      },
    ],
    faqs: [
      { question: `How many stations are there in ${name}?`, answer: answer("In all there are") },
      { question: `Which garages in ${name} are listed?`, answer: answer("The newest list has") },
    ],
    servicingMetaDescription: `Find a garage for van servicing in ${name}, what to ask before you book, and a short form.`,
    motMetaDescription: `Book a van MOT in ${name} and see where a larger van can go, with the places of the area.`,
  };
}

/** Throws the error of a text service by its name. */
export const throwTextError = (name: TextError["name"], retryAfterSeconds?: number): never => {
  throw new TextError(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};
