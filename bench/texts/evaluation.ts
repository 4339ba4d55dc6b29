import { isHeld } from "@vanfettle/core/content/checks/check";
import { checkSentence } from "@vanfettle/core/content/checks/check-sentence";
import { textSentences } from "@vanfettle/core/content/checks/text-sentences";
import { readerRequest, readVerdicts } from "@vanfettle/core/content/reading/second-reader";
import type { LocationText } from "@vanfettle/core/content/text/location-text";
import type { FactRecord } from "@vanfettle/core/location/facts/facts";
import {
  addUsage,
  noUsage,
  type TextModel,
  type TextUsage,
} from "@vanfettle/core/text-model/text-model";
import { corpus, factsOf, type CorpusEntry } from "./corpus.ts";

/** The thresholds for publishing texts without an operator. */
export const thresholds = { caught: 0.95, refusedGood: 0.05 } as const;

export interface Judged {
  entry: CorpusEntry;
  /** The source of the objection: the exact checks, the reader, or nobody. */
  by: "checks" | "reader" | "nobody";
  why: string;
}

export interface Evaluation {
  judged: Judged[];
  /**
   * The requests with unusable responses. Their sentences would wait for an operator and count as
   * objections.
   */
  unusable: string[];
  model: string;
  usage: TextUsage;
}

/** The number of sentences judged in a call, the same as in a text. */
const sentencesPerCall = 20;

/** Builds a text with a single sentence, which is checked as part of its section. */
function textOf({ part, text, question }: CorpusEntry): LocationText {
  const section = { heading: "", paragraphs: [[{ text }]] };
  const empty = {
    servicingMetaTitle: "",
    servicingMetaDescription: "",
    motMetaTitle: "",
    motMetaDescription: "",
  };
  const none = { servicing: [], mot: [], faqs: [], ...empty };
  if (part === "mot") return { ...none, mot: [section] };
  if (part === "heading") return { ...none, servicing: [{ heading: text, paragraphs: [] }] };
  if (part === "metaTitle") return { ...none, servicingMetaTitle: text };
  if (part === "metaDescription") return { ...none, servicingMetaDescription: text };
  if (part === "question") return { ...none, faqs: [{ question: text, answer: [] }] };
  if (part === "answer") {
    return { ...none, faqs: [{ question: question ?? "", answer: [{ text }] }] };
  }
  return { ...none, servicing: [section] };
}

/** Returns the sentence as the checks and the reader receive it; the sentences of a description as one. */
function sentenceOf(entry: CorpusEntry, facts: FactRecord) {
  const found = textSentences(textOf(entry), facts).filter(
    ({ template }) => template !== "" && entry.text.includes(template),
  );
  const [first] = found;
  if (!first) throw new Error(`The sentence is lost: ${entry.text}`);
  return { ...first, template: entry.text, text: found.map(({ text }) => text).join(" ") };
}

/** Returns the exact checks' objection. */
const checked = (entry: CorpusEntry, facts: FactRecord): string | undefined =>
  checkSentence(sentenceOf(entry, facts), facts).find(isHeld)?.message;

/** Sends every sentence of the corpora through the exact checks and the second reader. */
export async function evaluate(
  reader: TextModel,
  onProgress: (done: number, of: number) => void,
): Promise<Evaluation> {
  const judged: Judged[] = [];
  const unusable: string[] = [];
  let usage = noUsage;
  let model = "";
  const byPlace = [...Map.groupBy(corpus, ({ place }) => place)];
  const calls = byPlace.flatMap(([place, entries]) =>
    Array.from({ length: Math.ceil(entries.length / sentencesPerCall) }, (_, i) => ({
      facts: factsOf(place),
      entries: entries.slice(i * sentencesPerCall, (i + 1) * sentencesPerCall),
    })),
  );
  for (const { facts, entries } of calls) {
    const sentences = entries.map((entry, i) => ({
      ...sentenceOf(entry, facts),
      number: i + 1,
      at: String(i),
    }));
    const response = await reader.write(readerRequest(facts, sentences));
    usage = addUsage(usage, response.usage);
    model = response.model;
    const reading = readVerdicts(response.value, sentences);
    if ("problem" in reading) unusable.push(reading.problem);
    for (const [i, entry] of entries.entries()) {
      const byChecks = checked(entry, facts);
      const byReader =
        "problem" in reading
          ? reading.problem
          : reading.objections.find(({ at }) => at === String(i))?.message;
      if (byChecks !== undefined) judged.push({ entry, by: "checks", why: byChecks });
      else if (byReader !== undefined) judged.push({ entry, by: "reader", why: byReader });
      else judged.push({ entry, by: "nobody", why: "" });
    }
    onProgress(judged.length, corpus.length);
  }
  return { judged, unusable, model, usage };
}

export interface KindResult {
  kind: string;
  sentences: number;
  byChecks: number;
  byReader: number;
  byNobody: number;
}

const countBy = (list: readonly Judged[], by: Judged["by"]): number =>
  list.filter((each) => each.by === by).length;

/** Returns the confusion matrix: the number of objections by source and kind of sentence. */
export const matrixOf = (judged: readonly Judged[]): KindResult[] =>
  [
    ...Map.groupBy(judged, ({ entry }) =>
      entry.expected === "good" ? "good" : (entry.kind ?? "other"),
    ),
  ]
    .map(([kind, list]) => ({
      kind,
      sentences: list.length,
      byChecks: countBy(list, "checks"),
      byReader: countBy(list, "reader"),
      byNobody: countBy(list, "nobody"),
    }))
    .toSorted(
      (a, b) =>
        Number(b.kind === "good") - Number(a.kind === "good") || a.kind.localeCompare(b.kind),
    );

/** Returns the shares of bad sentences caught and good sentences rejected, from 0 to 1. */
export function sharesOf(judged: readonly Judged[]): { caught: number; refusedGood: number } {
  const good = judged.filter(({ entry }) => entry.expected === "good");
  const bad = judged.filter(({ entry }) => entry.expected !== "good");
  return {
    caught: 1 - countBy(bad, "nobody") / bad.length,
    refusedGood: 1 - countBy(good, "nobody") / good.length,
  };
}
