import type { FactRecord } from "../content/text/facts.ts";
import { TextError } from "../text-model/text-errors.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { buildPlaceText } from "./text-builders.ts";

export interface FakeTextModel extends TextModel {
  /** Names of the requested locations, in order. */
  calls: string[];
}

const usagePerCall = { calls: 1, inputTokens: 1_000, outputTokens: 500 } as const;

/**
 * Creates a model whose text passes the checks for places with the facts of `buildWritableTown`. `before` runs before each
 * call, and may throw or delay it.
 */
export function createFakeTextModel(
  before: (name: string, call: number) => Promise<void> | void = () => undefined,
): FakeTextModel {
  const calls: string[] = [];
  return {
    calls,
    async write({ input }) {
      const { facts } = JSON.parse(input) as { facts: FactRecord };
      calls.push(facts.name);
      await before(facts.name, calls.length);
      return { value: textFor(facts), model: "vanfettle-local-test", usage: usagePerCall };
    },
  };
}

function textFor({ name, kind }: FactRecord): unknown {
  const text = buildPlaceText({ name });
  if (kind === "place") return text;
  return JSON.parse(
    JSON.stringify(text).replaceAll(`within 5 miles of ${name}`, `in ${name}`).replaceAll("within 5 miles", "here"),
  );
}

export const throwTextError = (name: TextError["name"], retryAfterSeconds?: number): never => {
  throw new TextError(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};
