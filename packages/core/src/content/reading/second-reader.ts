import { TextError, noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { violation, type Violation } from "../checks/check.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import type { LocationText } from "../text/location-text.ts";
import { readerRequest, sentencesToRead, Verdicts, type Finding, type ReadSentence } from "./reader-prompt.ts";
import { readableText } from "../checks/normalise.ts";

/** The second reader's verdict on a text. */
export interface ReadText {
  /** The objections by sentence, or why the text was not read. Empty if the reader supports every sentence. */
  violations: Violation[];
  usage: TextUsage;
}

/** Errors after which the text is neither lost nor judged: the step is tried again, or the run stops and is resumed. */
const passedOn = new Set(["TextRateLimited", "ReaderUnavailable", "TextKeyRejected", "TextQuotaReached"]);

/**
 * Has a text judged by one call. If the reader cannot be reached or used, returns the reason as a violation, with which
 * the text waits for an operator. Throws a `TextError` for a rate limit, a reader to try again, a
 * rejected key and a used-up quota.
 */
export async function readText(reader: TextModel, text: LocationText, facts: FactRecord): Promise<ReadText> {
  const sentences = sentencesToRead(text, facts);
  try {
    const { value, usage } = await reader.write(readerRequest(facts, sentences));
    const reading = readVerdicts(value, sentences);
    return { violations: "problem" in reading ? [unread(reading.problem)] : reading.objections, usage };
  } catch (error) {
    if (!(error instanceof TextError) || passedOn.has(error.name)) throw error;
    return { violations: [unread(reasonOf(error))], usage: error.usage };
  }
}

const unread = (reason: string): Violation =>
  violation("unread", { at: "text" }, "", `the second reader has not judged it, because ${reason}`);

const reasons: Partial<Record<TextError["name"], string>> = {
  TextUnavailable: "it could not be reached",
  TextRefused: "it refused",
  TextTruncated: "its response was cut off",
};

const reasonOf = ({ name }: TextError): string => reasons[name] ?? "its response cannot be used";

/** Replaces the verdicts where reading is switched off. */
export const notRead: ReadText = {
  violations: [violation("unread", { at: "text" }, "", "the second reader is switched off")],
  usage: noUsage,
};

const objections: Readonly<Record<Exclude<Finding, "supported">, string>> = {
  "not supported": "the second reader finds that no fact supports it",
  "promise or praise": "the second reader finds a promise or praise",
  law: "the second reader finds a statement of law",
  unsafe: "the second reader finds it unsafe",
  "not about this place": "the second reader finds that it is not about this place",
};

/** Returns the finding that an objection of the reader states; undefined for other words. */
export const findingOf = (what: string): string | undefined =>
  Object.entries(objections).find(([, words]) => what.startsWith(`${words}.`))?.[0];

/** A longer quote spans more than a sentence. */
const quoteMaxLength = 300;

/** The reader's objections, or why its response cannot be used. */
export type Reading = { objections: Violation[] } | { problem: string };

/**
 * Returns the objections in a response of the second reader. Rejects the whole response unless it has exactly one
 * verdict for each sentence, quotes only words of the sentence, and does not object to supported sentences.
 */
export function readVerdicts(value: unknown, sentences: readonly ReadSentence[]): Reading {
  const parsed = Verdicts.safeParse(value);
  if (!parsed.success) return { problem: "its response did not match the schema" };
  const { verdicts } = parsed.data;
  const byNumber = new Map(verdicts.map((verdict) => [verdict.sentence, verdict]));
  if (verdicts.length > sentences.length) return { problem: "it returned more verdicts than there are sentences" };
  if (byNumber.size < verdicts.length) return { problem: "it returned two verdicts for one sentence" };
  if (verdicts.length < sentences.length) return { problem: "it returned fewer verdicts than there are sentences" };
  const found: Violation[] = [];
  for (const sentence of sentences) {
    const verdict = byNumber.get(sentence.number);
    if (!verdict) return { problem: "it returned verdicts for other sentences" };
    const words = readableText(verdict.words).trim();
    if (verdict.verdict === "supported") {
      if (words !== "") return { problem: "it objected to words of a sentence that it supports" };
      continue;
    }
    if (words.length > quoteMaxLength || !sentence.text.includes(words)) {
      return { problem: "it quoted words that are not in the sentence" };
    }
    found.push(violation("reader", sentence, words === "" ? sentence.text : words, objections[verdict.verdict]));
  }
  return { objections: found };
}
