import type { Fact } from "../content/text/fact-list.ts";
import type { LocationText } from "../content/text/location-text.ts";
import { TextError } from "../text-model/text-errors.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { buildLocationText, buildSentence } from "./text-builders.ts";

export interface FakeTextModel extends TextModel {
  /** Names of the requested locations, in order. */
  calls: string[];
}

interface Task {
  location: { name: string; kind: "place" | "county" | "region" };
  facts: Fact[];
}

let modelsCreated = 0;

const usagePerCall = { calls: 1, inputTokens: 1_000, outputTokens: 500 } as const;

/**
 * Creates a model whose text passes the checks for places with the facts of `buildWritableTown`. Each text of a place
 * has another title than the one before, also that of an earlier model. `before` runs before each call, and may throw or delay it.
 */
export function createFakeTextModel(
  before: (name: string, call: number) => Promise<void> | void = () => undefined,
): FakeTextModel {
  const calls: string[] = [];
  modelsCreated += 1;
  const first = modelsCreated;
  return {
    calls,
    async write({ input }) {
      const task = JSON.parse(input) as Task;
      calls.push(task.location.name);
      await before(task.location.name, calls.length);
      const number = first + calls.filter((name) => name === task.location.name).length;
      return { value: textFor(task, number), model: "vanfettle-local-test", usage: usagePerCall };
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
  const stated = facts.filter(({ id, slot }) => slot && id !== "vanStations.source");
  const sentences = stated.map(({ id }, i) =>
    buildSentence(
      `${["For vans there are", "The list shows", "It counts", "Then there are"][i % 4]} {{${id}}} for garages and their customers across ${name}.`,
      id,
    ),
  );
  const section = (heading: string) => [{ heading, paragraphs: [sentences] }];
  const [first] = stated;
  const answer = [buildSentence(`In all there are {{${first?.id}}} to choose from across the area.`, first?.id ?? "")];
  return {
    ...buildLocationText({ name }),
    servicing: section(`Garages in ${name}`),
    mot: section(`Stations in ${name}`),
    faqs: [
      { question: `How many stations are there in ${name}?`, answer },
      { question: `Which garages in ${name} are listed?`, answer },
    ],
    servicingMetaDescription: `Find a garage for van servicing in ${name}, what to ask before you book, and a short form.`,
    motMetaDescription: `Book a van MOT in ${name} and see where a larger van can go, with the places of the area.`,
  };
}

/** Throws the error of a text service by its name. */
export const throwTextError = (name: TextError["name"], retryAfterSeconds?: number): never => {
  throw new TextError(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};
