import { TextError } from "../../text-model/text-errors.ts";
import { noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { violation, type Violation } from "../checks/check.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import type { LocationText } from "../text/location-text.ts";
import { readVerdicts } from "./read-verdicts.ts";
import { readerRequest, sentencesToRead } from "./reader-prompt.ts";

/** The second reader's verdict on a text. */
export interface ReadText {
  /**
   * The objections by sentence, or the reason why the text was not read. Empty if the reader supports every sentence.
   */
  violations: Violation[];
  usage: TextUsage;
}

/** Errors after which the text is neither lost nor judged: the step is tried again, or the run stops and is resumed. */
const passedOn = new Set(["TextRateLimited", "TextKeyRejected", "TextQuotaReached"]);

/**
 * Has a text judged by one call. If the reader cannot be reached or used, returns the reason as a violation, with which
 * the text waits for an operator. Throws a `TextError` for a rate limit, a rejected key and a used-up quota.
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
  TextTruncated: "its answer was cut off",
};

const reasonOf = ({ name }: TextError): string => reasons[name] ?? "its answer cannot be used";

/** Replaces the verdicts where reading is switched off. */
export const notRead: ReadText = {
  violations: [violation("unread", { at: "text" }, "", "the second reader is switched off")],
  usage: noUsage,
};
