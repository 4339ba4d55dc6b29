import { TextError } from "../../text-model/text-errors.ts";
import { addUsage, noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { isToBeCorrected, type Violation } from "../checks/check.ts";
import { checkText, type Others } from "../checks/check-text.ts";
import type { FactRecord } from "./facts.ts";
import type { PlaceText } from "./place-text.ts";
import { textRequest } from "./prompt.ts";
import { createSerialQueue } from "./serial-queue.ts";

export interface GenerateTextDeps {
  model: TextModel;
  /** Called after each response, so that a text is compared with those stored meanwhile. */
  others: Others;
  /** The limit of the first call's output in tokens. */
  maxOutputTokens?: number | undefined;
}

export interface GeneratedText {
  text: PlaceText;
  model: string;
  usage: TextUsage;
  /** What the checks leave to an editor. */
  remarks: Violation[];
}

const maxViolationsNamed = 6;
/** Checks run one at a time: of two similar texts that a process gets at once, the first passes and the second fails. */
const queueCheck = createSerialQueue();

/**
 * Generates a text by one call, and by at most one more that names what was wrong with the first response. Throws a
 * `TextError` with the usage of both calls if the second fails too, or at once if another try cannot help.
 */
export async function generateText(deps: GenerateTextDeps, facts: FactRecord): Promise<GeneratedText> {
  const first = await attempt(deps, facts, { number: 1, usage: noUsage });
  if ("text" in first) return first;
  const second = await attempt(deps, facts, { number: 2, usage: first.usage, reason: first.reason });
  if ("text" in second) return second;
  throw second.error;
}

/** A text, or why a further attempt is worth while. */
type Outcome = GeneratedText | { reason: string; usage: TextUsage; error: TextError };

async function attempt(
  { model, others, maxOutputTokens }: GenerateTextDeps,
  facts: FactRecord,
  { number, usage: before, reason }: { number: number; usage: TextUsage; reason?: string },
): Promise<Outcome> {
  const request = textRequest(facts, { attempt: number, fault: reason, maxOutputTokens });
  const response = await model.write(request).catch((error: unknown) => {
    if (!(error instanceof TextError)) throw error;
    return new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
  });
  if (response instanceof TextError) {
    if (!response.details.correctable) throw response;
    return { reason: response.details.reason ?? response.message, usage: response.usage, error: response };
  }
  const usage = addUsage(before, response.usage);
  const { text, violations } = await queueCheck(() => checkText(response.value, facts, others));
  const toCorrect = violations.filter(isToBeCorrected);
  if (text !== null && toCorrect.length === 0) return { text, model: response.model, usage, remarks: violations };
  return {
    reason: violations
      .slice(0, maxViolationsNamed)
      .map(({ message }) => message)
      .join(" "),
    usage,
    error: new TextError("TextRejected", { usage, faults: [...new Set(toCorrect.map(({ code }) => code))] }),
  };
}
